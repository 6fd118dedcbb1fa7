declare global {
  interface Window {
    /** The API call that the start script has sent before the code of the page loads. */
    firstCall?: { url: string; response: Promise<Response | undefined> };
  }
}

/** Sends a GET before the code that needs its response has loaded. A network error counts as no response. */
export function startFirstCall(url: string): void {
  window.firstCall = { url, response: fetch(url).catch(() => undefined) };
}

/** Returns the response of the first call if it was sent to this URL. Each response is returned once. */
export async function takeFirstCall(url: string): Promise<Response | undefined> {
  if (typeof window !== 'object' || window.firstCall?.url !== url) return undefined;
  const { response } = window.firstCall;
  delete window.firstCall;
  return await response;
}
