import { audit } from '#functions/audit/audit.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { personEvents } from '#functions/authors/person.events.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { type Ban, bans } from './ban.store.ts';
import { isBannable } from './toPerson.ts';

interface BanInput {
  deps: Pick<Deps, 'now' | 'newId'>;
  caller: { UserID: UserID };
  reason: string;
}

/** Fields of a person who is banned at a time: sessions of before stay invalid after the ban. */
export const bannedFields = (at: string) => ({ status: 'banned', ...endOfSessions(at) }) as const;

/** The ban of a person who is not banned, by a caller. */
export const banBy = ({ status }: StoredUser, { deps, caller, reason }: BanInput): Ban => ({
  reason,
  at: deps.now(),
  administratorId: caller.UserID,
  statusBefore: status === 'unconfirmed' ? status : 'active',
});

/** Steps that ban a person, with the audit entry and the event. Refused for the caller and the special accounts. */
export function banSteps(user: StoredUser, input: BanInput) {
  const { deps, caller, reason } = input;
  const { UserID, username, status } = user;
  if (!isBannable(UserID, caller.UserID)) return refuse('PERSON_PROTECTED');
  return [
    Step.update(authors.key(UserID), bannedFields(deps.now()), user).when('status', '=', status),
    Step.put(bans.key(UserID), banBy(user, input)),
    ...audit.record(deps, caller, {
      action: 'banPerson',
      target: { kind: 'person', id: UserID, label: username },
      reason,
    }),
    outbox.publish(deps, personEvents.personBanned, { UserID, reason }),
  ];
}
