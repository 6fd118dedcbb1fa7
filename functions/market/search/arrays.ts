/** Bits of some values, in the order of all of them. */
export const bitsOf = (all: readonly string[], values: readonly string[]): number =>
  values.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);

/** The values that have a bit. */
export const valuesOf = <Value extends string>(all: readonly Value[], bits: number): Value[] =>
  all.filter((_, at) => (bits & (1 << at)) !== 0);

type Numbers = Uint8Array | Uint32Array | Float64Array;

/** The same numbers in an array of another length. */
export function enlarged<A extends Numbers>(numbers: A, length: number): A {
  const larger = new (numbers.constructor as new (length: number) => A)(length); // of which it is one
  larger.set(numbers);
  return larger;
}
