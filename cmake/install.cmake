# Installs what other projects link, for find_package(gjkproof 0.1 CONFIG).  GMP and MPFR have no
# CMake packages and are linked by name; nlohmann_json and CGAL are compiled in.
#
# gjkproof-worker is not installed: it loads plug-ins for `outside`, which only the drivers link,
# and the drivers are not installed either.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/gjkproof)
set(header_dir include/gjkproof)

install(TARGETS gjkproof_no_contraction gjkproof_gjk gjkproof_cases gjkproof_numbers gjkproof_truth gjkproof_oracle gjkproof_testing
  EXPORT gjkproofTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT gjkproofTargets NAMESPACE gjkproof:: DESTINATION ${package_dir})
set(headers COMPONENT headers FILES_MATCHING PATTERN "*.hpp"
  PATTERN test EXCLUDE PATTERN known EXCLUDE PATTERN mesh EXCLUDE PATTERN internal EXCLUDE PATTERN planted EXCLUDE)
if(TARGET gjkproof_oracle_reference)
  install(TARGETS gjkproof_minkowski gjkproof_oracle_reference
    EXPORT gjkproofReferenceTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT gjkproofReferenceTargets NAMESPACE gjkproof:: DESTINATION ${package_dir})
else()
  list(APPEND headers PATTERN minkowski EXCLUDE PATTERN reference EXCLUDE)
endif()

# The headers that define answers, without those of the subjects.
set(headers_of_subjects answer.hpp float_format.hpp mpfr_numbers.hpp number.hpp rational.hpp subject.hpp)
install(DIRECTORY core/gjk core/cases DESTINATION ${header_dir}/core ${headers})
list(TRANSFORM headers_of_subjects PREPEND core/subjects/)
install(FILES ${headers_of_subjects} DESTINATION ${header_dir}/core/subjects COMPONENT headers)
install(DIRECTORY oracle testing DESTINATION ${header_dir} ${headers})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

configure_package_config_file(cmake/gjkproofConfig.cmake.in ${PROJECT_BINARY_DIR}/gjkproofConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/gjkproofConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/gjkproofConfig.cmake
  ${PROJECT_BINARY_DIR}/gjkproofConfigVersion.cmake DESTINATION ${package_dir})
