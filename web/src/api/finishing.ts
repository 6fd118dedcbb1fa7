type Finish = () => Promise<unknown>;
const open = new Set<Finish>();

/** Has something done before the session or the page ends that would be done later. Returns how to withdraw it. */
export function finishBeforeLeaving(finish: Finish): () => void {
  open.add(finish);
  return () => void open.delete(finish);
}

/** Does now what waits. */
export const finishAll = (): Promise<unknown> => Promise.all(Array.from(open, finish => finish()));

if (typeof addEventListener === 'function') addEventListener('pagehide', () => void finishAll());
