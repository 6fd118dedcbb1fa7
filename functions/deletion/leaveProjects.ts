import { formerMember } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deletionSteps } from '#functions/projects/deletionSteps.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { hasMoney, readStats } from '#functions/projects/stats.store.ts';
import { requestKey, requests, requestsOf } from '#functions/requests/request.store.ts';
import { withdrawalSteps } from '#functions/requests/withdrawalSteps.ts';
import { leavingSteps } from '#functions/teams/leavingSteps.ts';
import type { UserID } from '#shared/ids.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { ownProjects } from './findDeletion.ts';
import { repeatedly } from './repeatedly.ts';

type LeaveDeps = Pick<Deps, 'table' | 'now' | 'newId'>;

/**
 * Withdraws the pending applications of a deleted person. It comes before leaving the teams: an application may be
 * accepted until it is withdrawn.
 */
export async function withdrawApplications(deps: LeaveDeps, id: UserID): Promise<void> {
  const { table } = deps;
  for await (const sent of table.each(requests, requestsOf.contributor(id)))
    await repeatedly(async () => {
      const request = await table.get(requestKey(sent));
      return request?.status === 'pending'
        ? await table.transact(...withdrawalSteps(request, deps.now(), deps))
        : undefined;
    });
}

/** Takes a deleted person out of all their teams, whose roles reopen. */
export async function leaveTeams(deps: LeaveDeps, id: UserID): Promise<void> {
  const { table } = deps;
  for await (const { ProjectID } of table.each(members, membershipsOf(id)))
    await repeatedly(async () => {
      const [project, member] = await table.batchGet(projects.key(ProjectID), members.key(ProjectID, id));
      return project && member ? await table.transact(...leavingSteps(project, member, deps)) : undefined;
    });
}

/**
 * Takes the name of a deleted person off the roles that completed projects go on showing as filled. It comes after leaving
 * the teams, by which the other roles become free.
 */
export async function anonymizeRoles({ table }: LeaveDeps, id: UserID): Promise<void> {
  const { username: UserName, avatar: Avatar } = formerMember(id);
  for await (const { ProjectID, ProspectID, status } of table.each(requests, requestsOf.contributor(id))) {
    if (status !== 'approved') continue;
    const role = prospects.key(ProjectID, ProspectID);
    await table.write(Step.update(role, { UserName, Avatar }).when('PersonFoundID', '=', id)); // refused: not theirs
  }
}

/** Deletes the projects of a deleted person that only they could see and that have received no payments. */
export async function deleteHiddenProjects({ table }: LeaveDeps, id: UserID): Promise<void> {
  for (const { ProjectID } of await ownProjects(table, id))
    await repeatedly(async () => {
      const project = await table.get(projects.key(ProjectID));
      if (!project || isPublished(project.status)) return undefined;
      const counted = await readStats(table, ProjectID);
      if (!counted || hasMoney(counted.totals)) return undefined;
      return await table.transact(...deletionSteps(project, counted));
    });
}
