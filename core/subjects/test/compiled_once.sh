# SPDX-License-Identifier: MIT
# compiled_once.sh NM ONCE OTHERS: of these libraries the first alone contains the distance algorithm on
# bodies at float and double.
algorithm='W .*distance_with<(float|double), subjects::BodyMap<'
contains() { "$nm" -C "$1" | grep -Eq "$algorithm"; }
nm=$1
contains "$2" || { echo "$2: no distance algorithm: has it another name?" >&2; exit 1; }
! contains "$3" || { echo "$3: compiles the distance algorithm again" >&2; exit 1; }
