import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { type PlanTypeId, plans, reputation } from '#shared/settings.ts';

/** States in which a project counts against its owner's plan. */
const counting: readonly ProjectState[] = ['submitted', 'approved', 'in-development', 'halted'];

/** Whether a project in this state counts against its owner's plan. */
export const countsAgainstPlan = (status: ProjectState): boolean => counting.includes(status);

const ProjectCount = z.object({ open: z.int() });
export type ProjectCount = z.infer<typeof ProjectCount>;

const items = entity({
  name: 'projectCount',
  schema: ProjectCount,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'projectCount' }),
});

/** How many projects of a person count against the plan; changed with the projects themselves. */
export const projectCount = {
  key: (id: UserID) => items.key(id),

  /** One more, if the plan or the points allow it. The first one makes the count. */
  increment: (id: UserID, known: ProjectCount | undefined, most: number) =>
    known
      ? Step.add(items.key(id), { open: 1 }).when('open', '<', most).otherwise('PROJECT_LIMIT_REACHED')
      : Step.create(items.key(id), { open: 1 }),

  decrement: (id: UserID) => Step.add(items.key(id), { open: -1 }).when('open', '>', 0),
};

/** How many projects at once somebody may have: by plan, or by points without a paid one. */
export function projectsAtOnce(person: { planTypeId: PlanTypeId; contributionPoints: number }): number {
  const { projectsAtOnce } = plans[person.planTypeId];
  const byPoints = person.contributionPoints >= reputation.publishSeveral ? reputation.projectsWithPoints : 0;
  return Math.max(projectsAtOnce, byPoints);
}
