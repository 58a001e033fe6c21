# SPDX-License-Identifier: MIT
# compiled_once.sh NM ONCE OTHER...: of these libraries the first alone contains the distance algorithm
# on bodies.
scalars='float|double|long double|__float128|subjects::(BinaryFloat<(50|100)u>|Rational)'
algorithm="W .*distance_with<($scalars), subjects::BodyMap<"
contains() {
  symbols=$("$nm" -C "$1") || exit
  echo "$symbols" | grep -Eq "$algorithm"
}
nm=$1
contains "$2" || { echo "$2: no distance algorithm: has it another name?" >&2; exit 1; }
shift 2
for other; do
  ! contains "$other" || { echo "$other: compiles the distance algorithm again" >&2; exit 1; }
done
