import { type PersonCounts, personCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { contacts as settings } from '#shared/correspondence.ts';
import type { UserID } from '#shared/ids.ts';
import {
  listOf,
  type Relationship,
  relationshipSteps,
  type StoredRelationship,
} from './relationship.store.ts';

/** The lists whose length is counted. */
const counters = {
  accepted: 'contacts',
  received: 'contactRequests',
  sent: 'sentContactRequests',
  interacted: undefined,
  blocked: 'blocked',
  none: undefined,
} as const;

/**
 * Saves a relationship after a change and counts it in the lists of both people. Refused with CONCURRENT_UPDATE if it
 * has been changed since it was read, or if `sender`, the counts of who sends a request, are at their limit by now.
 */
export function saveContact(
  { newId }: Pick<Deps, 'newId'>,
  before: StoredRelationship | undefined,
  after: Relationship | undefined,
  sender?: PersonCounts,
) {
  const people = after ?? before;
  const ids = people ? [people.low.UserID, people.high.UserID] : [];
  return [
    relationshipSteps.save(before, after, newId()),
    ...ids.map(id => countStep(id, before, after, sender)),
  ] as const;
}

function countStep(
  id: UserID,
  before: Relationship | undefined,
  after: Relationship | undefined,
  sender: PersonCounts | undefined,
) {
  const from = before && counters[listOf(before, id)];
  const to = after && counters[listOf(after, id)];
  if (from === to) return undefined;

  const step = personCounts.add(id, { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) });
  // A condition on a counter holds only once it exists, which it does after the first request.
  return to === 'sentContactRequests' && sender && sender.sentContactRequests > 0
    ? step.when('sentContactRequests', '<', settings.maxPendingRequests)
    : step;
}
