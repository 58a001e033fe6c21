# Installs what other projects link, for find_package(gjkproof 0.1 CONFIG), and the program gjkproof
# with all that it needs, which the component `program` is alone.  GMP and MPFR have no CMake packages
# and are linked by name; nlohmann_json and CGAL are compiled in.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/gjkproof)
set(header_dir include/gjkproof)

install(TARGETS gjkproof_no_contraction gjkproof_gjk gjkproof_cases gjkproof_numbers gjkproof_truth gjkproof_oracle gjkproof_testing
  EXPORT gjkproofTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT gjkproofTargets NAMESPACE gjkproof:: DESTINATION ${package_dir})
# The component `c` is enough for users of the C interface.  `./run study` does not build it.
install(TARGETS gjkproof_c EXPORT gjkproofCTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT c OPTIONAL)
install(CODE "if(NOT EXISTS \"$<TARGET_FILE:gjkproof_c>\")
  message(\"The library for C is not built and not installed: cmake --build ${PROJECT_BINARY_DIR} --target gjkproof_c\")
endif()" COMPONENT c)
install(EXPORT gjkproofCTargets NAMESPACE gjkproof:: DESTINATION ${package_dir} COMPONENT c)
install(FILES core/gjk/c/gjkproof_c.h DESTINATION include COMPONENT c)
configure_file(core/gjk/c/gjkproof_c.pc.in ${PROJECT_BINARY_DIR}/gjkproof_c.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/gjkproof_c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT c)
set(headers COMPONENT headers FILES_MATCHING PATTERN "*.hpp"
  PATTERN test EXCLUDE PATTERN c EXCLUDE PATTERN known EXCLUDE PATTERN mesh EXCLUDE PATTERN internal EXCLUDE PATTERN laws EXCLUDE PATTERN planted EXCLUDE)
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
foreach(component IN ITEMS Unspecified c)
  install(FILES ${PROJECT_BINARY_DIR}/gjkproofConfig.cmake
    ${PROJECT_BINARY_DIR}/gjkproofConfigVersion.cmake DESTINATION ${package_dir} COMPONENT ${component})
endforeach()

if(TARGET gjkproof)
  # core/subjects/program.hpp finds the parts from the program's own path: the whole may be moved.
  set(parts lib/gjkproof)
  set(data share/gjkproof)
  set(outside core/subjects/outside)
  # What the program does not link, so that its target builds all that is not OPTIONAL.
  add_dependencies(gjkproof gjkproof_testing)
  install(TARGETS gjkproof RUNTIME DESTINATION bin COMPONENT program)
  install(PROGRAMS reports/cluster/study.sh DESTINATION bin RENAME gjkproof-cluster COMPONENT program)
  install(TARGETS gjkproof-worker RUNTIME DESTINATION ${parts} COMPONENT program)
  install(TARGETS mesh_by_assimp LIBRARY DESTINATION ${parts} COMPONENT program)
  install(TARGETS subjects_on_request LIBRARY DESTINATION ${parts} COMPONENT program OPTIONAL)
  install(CODE "if(NOT EXISTS \"$<TARGET_FILE:subjects_on_request>\")
    message(\"The subjects on request are not built and not installed: cmake --build ${PROJECT_BINARY_DIR} --target subjects_on_request\")
  endif()" COMPONENT program)
  install(DIRECTORY ${PROJECT_BINARY_DIR}/peers DESTINATION ${parts} COMPONENT program OPTIONAL
    FILES_MATCHING PATTERN "*.so")
  install(DIRECTORY core/cases/known reports/studies DESTINATION ${data} COMPONENT program
    FILES_MATCHING PATTERN "*.json*")
  install(DIRECTORY reports/vectors/product/ DESTINATION ${data}/vectors COMPONENT program)
  install(FILES reports/page/page.html DESTINATION ${data}/page COMPONENT program)
  install(DIRECTORY reports/page/bundle DESTINATION ${data}/page COMPONENT program)
  install(DIRECTORY ${outside}/examples DESTINATION ${data} COMPONENT program)
  install(FILES ${outside}/lines/PROTOCOL.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
  install(FILES ${outside}/lines/protocol.schema.json core/cases/form/case.schema.json
    reports/study/form/run.schema.json reports/study/form/counts.schema.json
    reports/vectors/product/vectors.schema.json
    reports/study/sweep/cells.schema.json reports/study/sweep/study.schema.json
    DESTINATION ${data}/schemas COMPONENT program)
  # Once for plug-ins that include it alone, once where the example plugin.cpp expects it.
  install(FILES ${outside}/gjkproof_subject.h DESTINATION include COMPONENT program)
  install(FILES ${outside}/gjkproof_subject.h DESTINATION ${header_dir}/${outside} COMPONENT program)
  foreach(text "man;man/man1/gjkproof.1" "completion bash;bash-completion/completions/gjkproof"
      "completion zsh;zsh/site-functions/_gjkproof" "completion fish;fish/vendor_completions.d/gjkproof.fish")
    list(GET text 0 words)
    list(GET text 1 place)
    get_filename_component(name ${place} NAME)
    get_filename_component(folder ${place} DIRECTORY)
    set(made ${PROJECT_BINARY_DIR}/installed/${folder})
    file(MAKE_DIRECTORY ${made})
    install(CODE "execute_process(COMMAND $<TARGET_FILE:gjkproof> ${words}
      OUTPUT_FILE ${made}/${name} COMMAND_ERROR_IS_FATAL ANY)" COMPONENT program)
    install(FILES ${made}/${name} DESTINATION share/${folder} COMPONENT program)
  endforeach()
endif()

# `cpack --config BUILD/CPackConfig.cmake`: one package of Debian with all that is installed.
if(PROJECT_IS_TOP_LEVEL)
  set(CPACK_GENERATOR DEB)
  set(CPACK_PACKAGE_NAME gjkproof)
  set(CPACK_PACKAGE_CONTACT "gjkproof contributors")
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_STRIP_FILES ON)
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_PACKAGE_SECTION math)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)  # and the loader is told of libgjkproof_c
  # What programs that link the libraries need, and what gjkproof-cluster and the examples need.
  set(CPACK_DEBIAN_PACKAGE_SUGGESTS
    "libgmp-dev, libmpfr-dev, libfmt-dev, libboost-dev, libcgal-dev, parallel, slurm-client, python3")
  include(CPack)
endif()
