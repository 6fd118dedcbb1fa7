import { audit } from '#functions/audit/audit.store.ts';
import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { payoutHolds } from './payoutHold.store.ts';

type Plan = [typeof authors, typeof payoutHolds];

/** Holds all present and future payouts of a person. Changes nothing if they are held already. */
export async function holdPayouts(
  { UserID, body: { reason }, caller, loaded: [person, known] }: Input<typeof contracts.holdPayouts, Plan>,
  deps: Deps,
) {
  if (!person) return refuse('AUTHOR_NOT_FOUND');
  if (known) return { UserID, payoutHold: { reason: known.reason, at: known.at } };

  const payoutHold = { reason, at: deps.now() };
  const target = { kind: 'person', id: UserID, label: person.username } as const;
  const refused = await deps.table.transact(
    Step.create(payoutHolds.key(UserID), { ...payoutHold, recipientId: UserID }),
    ...audit.record(deps, caller, { action: 'holdPayouts', target, reason }),
  );
  return refused ?? { UserID, payoutHold };
}

/** Ends the hold of a person's payouts. Changes nothing if there is none. */
export async function releasePayouts(
  { UserID, body: { reason }, caller, loaded: [person, known] }: Input<typeof contracts.releasePayouts, Plan>,
  deps: Deps,
) {
  if (!person) return refuse('AUTHOR_NOT_FOUND');
  if (!known) return { UserID };

  const target = { kind: 'person', id: UserID, label: person.username } as const;
  const refused = await deps.table.transact(
    Step.remove(payoutHolds.key(UserID)).when('at', '=', known.at),
    ...audit.record(deps, caller, { action: 'releasePayouts', target, reason }),
  );
  return refused ?? { UserID };
}
