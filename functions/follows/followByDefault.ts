import { followSteps, follows } from '#functions/authors/follow.store.ts';
import type { StoredPayment } from '#functions/money/orders/order.store.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { StoredRequest } from '#functions/requests/request.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { countFollower } from './countFollower.ts';

/**
 * Makes a person follow a project, unless they follow it already, have stopped, or own it. If they decide at the same moment, the
 * stream repeats the projection, which then finds their decision. Cost: 1 DynamoDB request.
 */
async function begin({ table, now }: JobDeps, id: ProjectID, follower: UserID) {
  const followed = { kind: 'project', id } as const;
  const [project, counted, read] = await table.batchGet(
    projects.key(id),
    stats.key(id),
    follows.key(followed, follower),
  );
  if (!project || !counted || project.OwnerUserID === follower || read) return undefined;
  return [
    followSteps.change(followed, follower, { read, state: 'following', at: now() }),
    countFollower(followed, follower, 1),
  ];
}

/** Supporters follow, from the payment that the project has kept. */
export const followAsSupporter: Projection<StoredPayment> = async ({ before, after }, deps) =>
  after?.paidAt && !before?.paidAt ? await begin(deps, after.project.ProjectID, after.payerId) : undefined;

/** Members follow from the day on which they join. */
export const followAsMember: Projection<StoredMember> = async ({ before, after }, deps) =>
  after && !before ? await begin(deps, after.ProjectID, after.UserID) : undefined;

/** Applicants follow from their application on. */
export const followAsApplicant: Projection<StoredRequest> = async ({ before, after }, deps) =>
  after && !before ? await begin(deps, after.ProjectID, after.contributorId) : undefined;
