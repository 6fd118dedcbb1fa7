import { second } from '#shared/time.ts';
import { signatureOf } from './signature.ts';

const timeoutMs = 20 * second;

interface Target {
  url: string;
  secret: string;
  /** The simulated time, as a Unix time. */
  now: number;
  /** Aborts the request when the simulator stops. */
  stopped: AbortSignal;
}

/** Sends an event to the webhook. Returns the HTTP status of the response, or the reason why there was none. */
export async function sendEvent(
  event: object,
  { url, secret, now, stopped }: Target,
): Promise<number | string> {
  const body = JSON.stringify(event, null, 2);
  // Receivers refuse signatures older than a few minutes, whichever of the two clocks they read: the later one is signed.
  const signature = signatureOf(body, secret, Math.max(now, Math.floor(Date.now() / second)));
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
