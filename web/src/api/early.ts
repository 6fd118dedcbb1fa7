declare global {
  interface Window {
    /** The call that the start script has begun, by its address. */
    early?: { address: string; answer: Promise<Response | undefined> };
  }
}

/** Begins a call before the code that needs its answer is here. */
export function beginEarly(address: string): void {
  // Whoever needs the answer asks again where the line was dead.
  window.early = { address, answer: fetch(address).catch(() => undefined) };
}

/** The answer to a call that was begun early, once; undefined where there was none. */
export async function takeEarly(address: string): Promise<Response | undefined> {
  if (typeof window !== 'object' || window.early?.address !== address) return undefined;
  const { answer } = window.early;
  delete window.early;
  return await answer;
}
