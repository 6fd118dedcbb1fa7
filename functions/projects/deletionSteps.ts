import { Step } from '#functions/platform/table/step.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { cards } from './card.store.ts';
import { deletedProjects } from './deletedProject.store.ts';
import { type ProjectRecord, projectSteps } from './project.store.ts';
import { countsAgainstPlan, projectCount } from './projectCount.store.ts';
import { type ReadStats, stats } from './stats.store.ts';

/** Steps that delete a project without money. */
export const deletionSteps = (project: ProjectRecord, counted: ReadStats) => [
  projectSteps.remove(project),
  isPublished(project.status) ? Step.remove(cards.key(project.ProjectID)) : undefined,
  ...stats.remove(counted),
  isPublished(project.status)
    ? Step.put(deletedProjects.key(project.ProjectID), { ProjectID: project.ProjectID })
    : undefined,
  countsAgainstPlan(project.status) ? projectCount.decrement(project.OwnerUserID) : undefined,
];
