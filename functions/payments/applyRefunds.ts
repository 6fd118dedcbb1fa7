import { momentOf } from './askProvider.ts';
import { giveBack } from './giveBack.ts';
import type { MoneyOutside } from './moneyOutside.ts';
import type { Together } from './orderSteps.ts';
import { receipts, refunds } from './receipt.store.ts';

/** Books every refund of a payment that is not booked yet, as the provider lists them. Nothing for a payment that never arrived here. */
export async function applyRefunds(
  outside: MoneyOutside,
  intentId: string,
  together: Together = [],
): Promise<void> {
  const { table, payments } = outside;
  if (!(await table.get(receipts.key(intentId)))) return;

  const stripe = await payments.stripe();
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const counted = data.filter(({ status }) => status === 'succeeded' || status === 'pending').toReversed();
  if (counted.length === 0) return;
  const known = await table.load(...counted.map(({ id }) => refunds.key(id)));
  const news = counted.filter((_, place) => !known[place]);

  for (const [place, { id, amount, created }] of news.entries())
    await giveBack(
      outside,
      { intentId, id, amount, at: momentOf(created), from: 'provider:stripe', reason: 'refunded' },
      place === news.length - 1 ? together : [],
    );
}
