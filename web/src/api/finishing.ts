type Finish = () => Promise<unknown>;
const open = new Set<Finish>();

/** Registers pending work, to be done at the latest when the session or the page ends. Returns a function that withdraws it. */
export function finishBeforeLeaving(finish: Finish): () => void {
  open.add(finish);
  return () => void open.delete(finish);
}

/** Does all pending work immediately. */
export const finishAll = (): Promise<unknown> => Promise.all(Array.from(open, finish => finish()));

if (typeof addEventListener === 'function') addEventListener('pagehide', () => void finishAll());
