import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { payoutHolds } from './payoutHold.store.ts';

/** Holds all present and future payouts of a person. Changes nothing if they are held already. */
export const holdPayouts = operation(contracts.holdPayouts, {
  load: ({ UserID }) => ({ person: authors.key(UserID), known: payoutHolds.key(UserID) }),
  maxAttempts: 2,
  async run({ UserID, body: { reason }, caller, loaded: { person, known } }, deps) {
    if (!person) return refuse('AUTHOR_NOT_FOUND');
    if (known) return { UserID, payoutHold: { reason: known.reason, at: known.at } };

    const payoutHold = { reason, at: deps.now() };
    const target = { kind: 'person', id: UserID, label: person.username } as const;
    const refused = await deps.table.transact(
      Step.create(payoutHolds.key(UserID), { ...payoutHold, recipientId: UserID }),
      ...audit.record(deps, caller, { action: 'holdPayouts', target, reason }),
    );
    return refused ?? { UserID, payoutHold };
  },
});
