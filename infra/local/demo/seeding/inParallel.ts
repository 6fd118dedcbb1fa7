/** Runs a function for each element with limited concurrency. Rejects on the first failure. */
export async function inParallel<T>(
  items: readonly T[],
  atATime: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
