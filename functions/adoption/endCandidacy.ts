import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import type { UserID } from '#shared/ids.ts';
import {
  adoptionCandidates,
  adoptionSteps,
  adoptions,
  isOpen,
  type StoredAdoption,
} from './adoption.store.ts';

/** Steps that remove a candidate from an open offer. If they had been chosen, the owner can choose again. */
export const endCandidacy = (adoption: StoredAdoption, UserID: UserID, { newId }: Pick<Deps, 'newId'>) => [
  adoption.chosenId === UserID
    ? adoptionSteps.save(adoption, withoutChoice(adoption, newId()))
    : adoptionSteps.unchanged(adoption),
  Step.remove(adoptionCandidates.key(adoption.ProjectID, adoption.offerId, UserID)),
];

/** An offer whose owner has to choose again. */
export function withoutChoice(adoption: StoredAdoption, revision: string): StoredAdoption {
  const { chosenId: _, chosenAt: __, ...rest } = adoption;
  return { ...rest, status: 'offered', revision };
}

/** Somebody who applied as a member of the team and has gone is no candidate any more; others can apply as everyone can. */
export const endCandidacyOfFormerMember: Projection<StoredMember> = async ({ before, after }, deps) => {
  if (!before || after) return;
  const { ProjectID, UserID } = before;
  for (;;) {
    const [adoption, member] = await deps.table.batchGet(
      adoptions.key(ProjectID),
      members.key(ProjectID, UserID),
    );
    if (!adoption || !isOpen(adoption) || member) return;
    const candidate = await deps.table.get(adoptionCandidates.key(ProjectID, adoption.offerId, UserID));
    if (!candidate?.member) return;
    if (!(await deps.table.transact(...endCandidacy(adoption, UserID, deps)))) return;
  }
};
