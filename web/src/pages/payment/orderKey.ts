import * as z from 'zod/mini';
import { PaymentID } from '#shared/ids.ts';

/** What the last press of the button ordered. */
const Kept = z.object({ content: z.string(), key: z.string(), PaymentID: z.optional(PaymentID) });
type Kept = z.infer<typeof Kept>;

const place = 'cairn.order';
/** Where the browser keeps nothing, the page does. */
let inPage: string | null = null;

function read(): Kept | undefined {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(place) ?? inPage ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function keep(kept: Kept | undefined): void {
  inPage = kept ? JSON.stringify(kept) : null;
  try {
    if (inPage) sessionStorage.setItem(place, inPage);
    else sessionStorage.removeItem(place);
  } catch {
    // it is kept in the page
  }
}

/**
 * The key of the order for this content: the same until the order has ended, so that a double click, a reload or a lost
 * answer makes one order; another content has another one.
 */
export function orderKeyFor(content: string): string {
  const kept = read();
  if (kept?.content === content) return kept.key;

  const key = crypto.randomUUID();
  keep({ content, key });
  return key;
}

/** Notes which order a key has made. */
export function rememberOrder(key: string, made: PaymentID): void {
  const kept = read();
  if (kept?.key === key) keep({ ...kept, PaymentID: made });
}

/** An open order of this visit for another content, which is of no use any more. */
export function formerOrder(content: string): PaymentID | undefined {
  const kept = read();
  return kept && kept.content !== content ? kept.PaymentID : undefined;
}

/** The order has ended, or its key leads nowhere: the next press makes a new one. Without an id, whichever it is. */
export function forgetOrder(ended?: PaymentID): void {
  if (ended === undefined || read()?.PaymentID === ended) keep(undefined);
}
