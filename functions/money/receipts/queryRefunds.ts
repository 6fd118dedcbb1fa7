import { type Posting, postings } from '#functions/ledger/ledger.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Receipt } from '#shared/entities/payment.ts';
import { captures } from '../captures/capture.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/**
 * Whether an account received part of a payment, for a recipient or the platform. Debits of these accounts were returned to
 * the payer.
 */
const isIncome = (account: string): boolean =>
  /^(payable:user:|receivable:user:|revenue:commission$|clearing$)/.test(account);

const refunding: ReadonlySet<Posting['kind']> = new Set(['refunded', 'disputeLost', 'reinstated']);

/**
 * Reads what was returned of an order from the postings that changed its payment, oldest first. Those of a payment have
 * consecutive ids. Cost: 2 DynamoDB requests; none if nothing has been refunded.
 */
export async function queryRefunds(
  table: Pick<Table, 'get' | 'batchGet'>,
  { intentId, refunded, currency }: StoredPayment,
): Promise<Receipt['refunds']> {
  if (!intentId || refunded === 0) return [];
  const capture = await table.get(captures.key(intentId));
  const ids = Array.from({ length: capture?.revision ?? 0 }, (_, index) => `${intentId}-${index + 1}`);
  const found = await table.batchGet(...ids.map(id => postings.key(id)));

  return found
    .flatMap(posting => (posting?.currency === currency && refunding.has(posting.kind) ? [posting] : []))
    .map(({ at, entries }) => ({
      at,
      amount: entries.reduce((sum, { account, amount }) => (isIncome(account) ? sum + amount : sum), 0),
    }));
}
