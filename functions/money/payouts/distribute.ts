import { post } from '#functions/ledger/ledger.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { credit } from './credit.ts';
import { debit } from './debit.ts';
import { distributions, maxPerTransaction } from './distribution.store.ts';

/** Books the remaining shares of a large team's payment or refund. Idempotent, also when run concurrently. */
export async function distribute({ table, now }: Pick<Deps, 'table' | 'now'>, id: string): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    const distribution = await table.get(distributions.key(id));
    if (!distribution || distribution.done >= distribution.people.length) return;

    const { direction, people, done, PaymentID, currency } = distribution;
    const next = people.slice(done, done + maxPerTransaction);
    const sum = next.reduce((total, { amount }) => total + amount, 0);
    const { steps, entries } =
      direction === 'credit' ? credit(distribution, next) : await debit(table, distribution, next);

    await table.transact(
      Step.update(distributions.key(id), { done: done + next.length }, distribution).when('done', '=', done),
      ...steps,
      ...post({
        id: `${id}-${done}`,
        kind: 'shared',
        at: now(),
        currency,
        PaymentID,
        entries: [...entries, { account: 'clearing', amount: direction === 'credit' ? sum : -sum }],
      }),
    ); // a refusal means that another run has booked this part or changed a payout; the next round reads again
  }
  throw new Error(`Distribution ${id} not completed after repeated conflicts.`);
}
