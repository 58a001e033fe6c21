# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# `./run cross ARCH`: the headers of the core on another machine, by Debian's cross g++ and qemu-user;
# ./run sources this file.  ARCH is Debian's name.  All that belongs to it is in build/cross-ARCH: libraries
# are unpacked there, so that dpkg hears nothing of another architecture.  Prints what agrees, what differs
# and what is not tried; 1 if anything differs, 125 if something does not build.

packages_foreign=(libhwy-dev)

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
    printf '%s: not tried: the vector scan, because Debian 12 has no Highway for it\n' "$arch"
  else
    foreign_root "$arch" "${packages_foreign[@]}"
    emulate[2]=$at/root
    headers_say "the promised bits" -DWITH_HIGHWAY "--sysroot=$at/root" -lhwy
  fi
  printf '%s: not tried: the program\n' "$arch"
  return "$differs"
}
