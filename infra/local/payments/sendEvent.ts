import { second } from '#shared/time.ts';
import { signatureOf } from './signature.ts';

const timeoutMs = 20 * second;

interface Target {
  url: string;
  secret: string;
  /** Aborts the request when the simulator stops. */
  stopped: AbortSignal;
}

/** Sends an event to the webhook. Returns the HTTP status of the response, or the reason why there was none. */
export async function sendEvent(event: object, { url, secret, stopped }: Target): Promise<number | string> {
  const body = JSON.stringify(event, null, 2);
  // Signed with the system time instead of the simulated time: receivers refuse signatures older than a few minutes.
  const signature = signatureOf(body, secret, Math.floor(Date.now() / second));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'unreachable';
  }
}
