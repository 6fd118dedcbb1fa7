import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { personEvents } from '#functions/authors/person.events.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { bans } from './ban.store.ts';
import { personPlan } from './personPlan.ts';
import { toPersonDetails } from './toPerson.ts';

/** Lifts a ban: the person returns to the status of before. Changes nothing if they are not banned. */
export const restorePerson = operation(contracts.restorePerson, {
  load: personPlan,
  maxAttempts: 2,
  async run(
    { UserID, body: { reason }, caller, loaded: { user, counts, ban, payoutHold } },
    { table, now, newId },
  ) {
    if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
    const details = { counts, ban: undefined, payoutHold, callerId: caller.UserID };
    if (user.status !== 'banned') return await toPersonDetails(table, user, details);

    const status = ban?.statusBefore ?? 'active';
    const refused = await table.transact(
      Step.update(authors.key(UserID), { status }, user).when('status', '=', 'banned'),
      Step.remove(bans.key(UserID)),
      ...audit.record({ now, newId }, caller, {
        action: 'restorePerson',
        target: { kind: 'person', id: UserID, label: user.username },
        reason,
      }),
      outbox.publish({ now, newId }, personEvents.personRestored, { UserID }),
    );
    return refused ?? (await toPersonDetails(table, { ...user, status }, details));
  },
});
