import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { payoutHolds } from './payoutHold.store.ts';

/** Ends the hold of a person's payouts. Changes nothing if there is none. */
export const releasePayouts = operation(contracts.releasePayouts, {
  load: ({ UserID }) => ({ person: authors.key(UserID), known: payoutHolds.key(UserID) }),
  maxAttempts: 2,
  async run({ UserID, body: { reason }, caller, loaded: { person, known } }, deps) {
    if (!person) return refuse('AUTHOR_NOT_FOUND');
    if (!known) return { UserID };

    const target = { kind: 'person', id: UserID, label: person.username } as const;
    const refused = await deps.table.transact(
      Step.remove(payoutHolds.key(UserID)).when('at', '=', known.at),
      ...audit.record(deps, caller, { action: 'releasePayouts', target, reason }),
    );
    return refused ?? { UserID };
  },
});
