import { aside } from '#functions/contacts/withheld.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { adoptionEvents } from './adoption.events.ts';
import {
  adoptionCandidates,
  adoptionSteps,
  adoptions,
  isOfferOpen,
  type StoredAdoption,
} from './adoption.store.ts';

/**
 * Steps that remove a candidate, withheld or not, from an open offer. If the owner had chosen them, the owner is notified
 * and can choose again.
 */
export const endCandidacy = (
  adoption: StoredAdoption,
  { UserID, OwnerUserID }: { UserID: UserID; OwnerUserID: UserID },
  deps: Pick<Deps, 'newId' | 'now'>,
) => {
  const { ProjectID, offerId, chosenId } = adoption;
  const key = adoptionCandidates.key(ProjectID, offerId, UserID);
  const removed = [Step.remove(key), Step.remove(aside(key))];
  if (chosenId !== UserID) return [adoptionSteps.unchanged(adoption), ...removed];
  return [
    adoptionSteps.save(adoption, withoutChoice(adoption, deps.newId())),
    ...removed,
    outbox.publish(deps, adoptionEvents.adoptionDeclined, { ProjectID, OwnerUserID, UserID }),
  ];
};

/** An offer whose owner has to choose again. */
export function withoutChoice(adoption: StoredAdoption, revision: string): StoredAdoption {
  const { chosenId: _, chosenAt: __, ...rest } = adoption;
  return { ...rest, status: 'offered', revision };
}

/** A person who applied as a member of the team and has gone is no candidate any more; others can apply as everyone can. */
export const endCandidacyOfFormerMember: Projection<StoredMember> = async ({ before, after }, deps) => {
  if (!before || after) return;
  const { ProjectID, UserID } = before;
  for (;;) {
    const [adoption, member, project] = await deps.table.batchGet(
      adoptions.key(ProjectID),
      members.key(ProjectID, UserID),
      projects.key(ProjectID),
    );
    if (!adoption || !isOfferOpen(adoption) || member || !project) return;
    const { OwnerUserID } = project;
    const key = adoptionCandidates.key(ProjectID, adoption.offerId, UserID);
    const candidacies = await deps.table.batchGet(key, aside(key));
    if (!candidacies.some(one => one?.member)) return;
    if (!(await deps.table.transact(...endCandidacy(adoption, { UserID, OwnerUserID }, deps)))) return;
  }
};
