import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { personEvents } from '#functions/authors/person.events.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import { type Ban, bans } from './ban.store.ts';
import type { PersonPlan } from './personPlan.ts';
import { isBannable, toPersonDetails } from './toPerson.ts';

/**
 * Bans a person. Every later call of theirs is refused, because each reads the caller's record; sessions of before stay
 * invalid after the ban is lifted. Of two bans at the same time one takes effect and both succeed.
 */
export async function banPerson(
  {
    UserID,
    body: { reason },
    caller,
    loaded: [user, counts, ban],
  }: Input<typeof contracts.banPerson, PersonPlan>,
  { table, now, newId }: Deps,
) {
  if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
  if (!isBannable(UserID, caller.UserID)) return refuse('PERSON_PROTECTED');
  const callerId = caller.UserID;
  if (user.status === 'banned') return await toPersonDetails(table, user, { counts, ban, callerId });

  const at = now();
  const banned = { status: 'banned', sessionsValidFrom: at } as const;
  const created: Ban = { reason, at, administratorId: callerId, statusBefore: user.status };
  const refused = await table.transact(
    Step.update(authors.key(UserID), banned, user).when('status', '=', user.status),
    Step.put(bans.key(UserID), created),
    ...audit.record({ now, newId }, caller, {
      action: 'banPerson',
      target: { kind: 'person', id: UserID, label: user.username },
      reason,
    }),
    outbox.publish({ now, newId }, personEvents.personBanned, { UserID, reason }),
  );
  return (
    refused ?? (await toPersonDetails(table, { ...user, ...banned }, { counts, ban: created, callerId }))
  );
}
