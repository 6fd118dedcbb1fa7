import { aside } from '#functions/contacts/withheld.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import {
  adoptionCandidates,
  adoptions,
  candidateKey,
  candidatesOf,
  isAdoptable,
  isOfferOpen,
} from './adoption.store.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/** Withdraws the offer of a project that is taken up again or taken down, and deletes that of a deleted project. */
export const closeAdoption: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  const { table } = deps;
  if (!before || !isAdoptable(before.status) || (after && isAdoptable(after.status))) return;
  const { ProjectID } = before;
  for (;;) {
    const [adoption, project] = await table.batchGet(adoptions.key(ProjectID), projects.key(ProjectID));
    if (!adoption) return;
    if (!project) {
      for (const range of [candidatesOf(adoption), aside(candidatesOf(adoption))])
        await removeAll(table, adoptionCandidates, range, candidateKey);
      await table.write(Step.remove(adoptions.key(ProjectID)));
      return;
    }
    if (!isOfferOpen(adoption) || isAdoptable(project.status)) return;
    if (!(await table.transact(...withdrawalSteps(adoption, project, deps)))) return;
  }
};
