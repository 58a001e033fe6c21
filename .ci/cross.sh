# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# `./run cross ARCH`: the headers of the core and the program on another machine, by Debian's cross g++ and
# qemu-user; ./run sources this file.  ARCH is Debian's name.  All that belongs to it is in build/cross-ARCH: libraries
# are unpacked there, so that dpkg hears nothing of another architecture.  Prints what agrees, what differs
# and what is not tried; 1 if anything differs, 125 if something does not build.

# For the vector scan, and for the program: those of the base that are no tools.
packages_foreign=(libhwy-dev)
packages_foreign_program=("${packages_base[@]:3}")

# cross_machine ARCH: sets `triple`, `machine_flags`, `emulate` and `canary`, whether the machine has
# fused operations by these flags; 2 if there is no such ARCH.
cross_machine() {
  local machine=$1
  case $1 in
    # What the vector scan needs (core/gjk/certified/highway_scan.hpp).
    arm64) triple=aarch64-linux-gnu machine=aarch64 machine_flags=(-march=armv8-a+crypto) ;;
    armhf) triple=arm-linux-gnueabihf machine=arm canary= ;;
    i386) triple=i686-linux-gnu machine_flags=(-msse2 -mfpmath=sse) canary= ;;
    s390x | riscv64) triple=$1-linux-gnu ;;
    *) usage_error "cross takes arm64, armhf, i386, riscv64 or s390x" ;;
  esac
  emulate=("qemu-$machine" -L "/usr/$triple")
}

# foreign_apt ARCH ARGUMENT...: apt-get with lists, packages and a status of its own.
foreign_apt() {
  local arch=$1 at=$root/build/cross-$1/apt
  shift
  mkdir -p -- "$at"/{lists,archives}/partial
  : >>"$at/status"
  apt-get -y -q -o APT::Architecture="$arch" -o APT::Architectures="$arch" -o Dir::State="$at" \
    -o Dir::State::status="$at/status" -o Dir::Cache="$at" -o Debug::NoLocking=1 "$@" </dev/null >&2
}

# foreign_root ARCH PACKAGE...: unpacks these packages and what they need, once, and mends what means the
# root by absolute paths: files of CMake, and links.
foreign_root() {
  local arch=$1 at=$root/build/cross-$1 archive link target
  shift
  [[ $(cat "$at/root/unpacked" 2>/dev/null) != "$*" ]] || return 0
  say "unpacking libraries of $arch in $at/root"
  foreign_apt "$arch" update || say "apt-get update failed; trying with the package lists that are here"
  foreign_apt "$arch" install --no-install-recommends --download-only "$@" ||
    cannot_start "apt-get could not fetch the libraries of $arch"
  rm -rf -- "$at/root"
  for archive in "$at"/apt/archives/*.deb; do dpkg-deb --extract "$archive" "$at/root"; done
  grep -rlE '["; >:]/usr["/]' "$at"/root/usr/lib/*/cmake |
    xargs --no-run-if-empty sed -i -E "s#([\"; >:])/usr([/\"])#\1$at/root/usr\2#g"
  find "$at/root" -type l -lname '/*' -printf '%p\t%l\n' | while IFS=$'\t' read -r link target; do
    ln -sfn -- "$at/root$target" "$link"
  done
  printf '%s' "$*" >"$at/root/unpacked"
}

# headers_say EXPECTED OPTION...: what a program of the headers of the core alone says, `certified` by a
# scan that OPTIONS choose (core/gjk/test/installed_headers.cpp).
headers_say() {
  local expected=$1 program=$root/build/cross-$arch/headers found
  shift
  "$triple-g++" -std=c++20 -O2 -I "$root" "${machine_flags[@]}" "$root/core/gjk/test/installed_headers.cpp" -o "$program" "$@" >&2 ||
    cannot_start "the core does not compile for $arch"
  found=$("${emulate[@]}" "$program") || found+=" (ended with $?)"
  agrees "certified and the presets by the headers alone, ${*:-by the scalar scan}: $found" \
    test "${found%%: *}" = "$expected"
}

# agrees WHAT COMMAND...: prints whether COMMAND succeeds; if not, the verb ends with 1.
agrees() {
  local what=$1
  shift
  if "$@"; then printf '%s: %s\n' "$arch" "$what"; else
    printf '%s: DIFFERS: %s\n' "$arch" "$what"
    differs=1
  fi
}

# build_foreign: the program for $arch, as the preset release but for an optimisation in which its cross
# g++ 12.2 crashes.  CMake does not know that the compiler looks in the include folder of the root: searched
# again before all others, it would hide headers of libstdc++.
build_foreign() {
  local at=$root/build/cross-$arch
  cat >"$at/toolchain.cmake" <<END
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${emulate[0]#qemu-})
set(CMAKE_C_COMPILER $triple-gcc)
set(CMAKE_CXX_COMPILER $triple-g++)
set(CMAKE_SYSROOT $at/root)
set(CMAKE_LIBRARY_ARCHITECTURE ${triple/i686/i386})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_\${kind} ONLY)
endforeach()
END
  printf 'list(APPEND CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES "%s/root/usr/include")\n' "$at" >"$at/implicit.cmake"
  cmake -S "$root" -B "$at/build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$at/toolchain.cmake" \
    -DCMAKE_PROJECT_INCLUDE="$at/implicit.cmake" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF -DCMAKE_UNITY_BUILD=ON \
    -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 -DCMAKE_CXX_FLAGS="${machine_flags[*]} -fno-ipa-cp" -DCMAKE_CXX_FLAGS_RELEASE=-O1 >&2 &&
    cmake --build "$at/build" --target gjkproof subjects_on_request >&2 ||
    cannot_start "the program does not compile for $arch"
}

# golden AT COMMAND...: what COMMAND, a gjkproof, says that every machine must: cases of each family, all
# records of a study by both oracles but for the header, and proofs of the known cases, which it verifies.
golden() {
  local at=$1 family
  shift
  rm -rf -- "$at"
  mkdir -p -- "$at"
  for family in $("$@" families | sed -n 's/^\([a-z_]\+\) .*/\1/p'); do
    "$@" gen "$family" --count 40 --vertices 24 >"$at/$family.jsonl"
  done
  "$@" study --cases 8 --vertices 16 --threads 1 --on-request -s 'core/float/*' -s 'core/double/*' \
    -s core/rational/robust -s core/digits50/robust --oracle both -o "$at/study" >&2 ||
    [[ $? -eq 1 ]] || return  # original and enhanced have findings
  zcat "$at/study/run.jsonl.gz" | tail -n +2 >"$at/records.jsonl"
  rm -r -- "$at/study"
  "$@" truth "$root"/core/cases/known/*.jsonl --oracle both >"$at/proofs.jsonl"
  "$@" verify "$at/proofs.jsonl" >"$at/verified.txt"
}

# program_says: whether the program says on $arch what it says here.
program_says() {
  local at=$root/build/cross-$arch
  build_foreign
  build release gjkproof subjects_on_request
  golden "$at/here" "$root/build/release/reports/gjkproof"
  golden "$at/there" "${emulate[@]}" "$at/build/reports/gjkproof"
  agrees "$(cat "$at"/here/*.jsonl | wc -l) cases, records of both oracles and proofs, the same bytes as here" \
    diff -rq "$at/here" "$at/there"
}

run_cross() {
  [[ $# -eq 1 ]] || usage_error "cross takes an architecture"
  local arch=$1 differs=0 triple canary=yes
  local -a machine_flags=() emulate
  cross_machine "$arch"
  install_packages "${packages_base[@]}" "g++-$triple" qemu-user
  local at=$root/build/cross-$arch
  mkdir -p -- "$at"
  headers_say "the promised bits"
  if [[ $canary == yes ]]; then
    headers_say refused -DGJKPROOF_NO_CONTRACTION -DONE_QUERY
  else
    printf '%s: not tried: a refusal of fused operations, which it has none of\n' "$arch"
  fi
  if [[ $arch == riscv64 ]]; then
    printf '%s: not tried: the vector scan and the program, because Debian 12 has no Highway for it\n' "$arch"
  else
    case $arch in
      armhf | i386) foreign_root "$arch" "${packages_foreign[@]}" ;;
      *) foreign_root "$arch" "${packages_foreign_program[@]}" ;;
    esac
    emulate[2]=$at/root
    headers_say "the promised bits" -DWITH_HIGHWAY "--sysroot=$at/root" -lhwy
    case $arch in
      armhf | i386) printf '%s: not tried: the program, whose certificates need integers of 128 bits\n' "$arch" ;;
      *) program_says ;;
    esac
  fi
  return "$differs"
}
