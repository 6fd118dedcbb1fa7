import { contactEvents } from '#functions/contacts/contact.events.ts';
import { relationshipSteps } from '#functions/contacts/relationship.store.ts';
import { withheldBetween } from '#functions/contacts/withheld.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { utcDayOf } from '#shared/days.ts';
import type { UserID } from '#shared/ids.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionCandidates, adoptionSteps, candidateKey, type StoredCandidate } from './adoption.store.ts';

/** Steps that bring a candidate to the owner, who is told of the first application of a day. */
export function deliverySteps(
  candidate: StoredCandidate,
  OwnerUserID: UserID,
  deps: Pick<Deps, 'now' | 'newId'>,
) {
  const { ProjectID, offerId, UserID, appliedAt } = candidate;
  return [
    adoptionSteps.apply(candidate),
    outbox.publish(
      deps,
      adoptionEvents.adoptionApplied,
      { ProjectID, OwnerUserID, UserID },
      `adoption-${offerId}-${UserID}-${utcDayOf(appliedAt)}`,
    ),
  ] as const;
}

/** Delivers the applications for offers that a person sent while they were blocked. */
export const withheldCandidacyHandlers = handlersOf(contactEvents.contactUnblocked, {
  deliverWithheldCandidacies: async ({ payload: { UserID: recipient, ContactedUserID: author } }, deps) => {
    const { table } = deps;
    const withheld = table.each(adoptionCandidates, withheldBetween('candidate', { author, recipient }));
    for await (const candidate of withheld) {
      const { withheldFrom: _, ...delivered } = candidate;
      await table.transact(
        relationshipSteps.notBlocked(author, recipient, 'CONTACT_BLOCKED'),
        Step.remove(candidateKey(candidate)).when('appliedAt', '=', candidate.appliedAt),
        adoptionSteps.takesCandidates(delivered),
        ...deliverySteps(delivered, recipient, deps),
      ); // refused if the offer has ended or the application was withdrawn in the meantime
    }
    return [];
  },
});
