/** The known values of a parameter: separated by commas, or named one by one, as a form without scripts does. */
export const severalOf = <Value extends string>(
  values: readonly Value[],
  params: URLSearchParams,
  name: string,
): Value[] => {
  const named = new Set(params.getAll(name).join().split(','));
  return values.filter(value => named.has(value));
};
