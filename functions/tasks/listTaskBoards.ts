import { operation } from '#functions/platform/operation.ts';
import { largestTeam, members, membershipsOf } from '#functions/projects/member.store.ts';
import { openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { byOwner, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { plans } from '#shared/plans.ts';

/**
 * Lists the projects whose tasks the caller may see: the latest 100 of their own and of their teams' projects,
 * ongoing ones first, own ones with the number of applications that wait, of the latest 100. Cost: 4 DynamoDB requests.
 */
export const listTaskBoards = operation(contracts.listTaskBoards, {
  load: async ({ callerId }, { table }) => {
    const [owned, memberships, requests] = await Promise.all([
      table.query(projects, { index: 'gsi2', pk: byOwner(callerId), ...newest }),
      table.query(members, { ...membershipsOf(callerId), limit: newest.limit }),
      table.query(openRequests, { ...openRequestsOf.owner(callerId), limit: mostCounted }),
    ]);
    return {
      owned: owned.items,
      requests: requests.items,
      teams: memberships.items.map(({ ProjectID }) => projects.key(ProjectID)),
    };
  },
  run({ caller, loaded: { owned, requests, teams } }) {
    const waitingFor = (id: ProjectID) => requests.filter(({ ProjectID }) => ProjectID === id).length;
    const all = [...owned, ...teams.flatMap(project => project ?? [])];
    const isOngoing = ({ status }: ProjectRecord) => isActionAllowed(projectActions.changeTasks, status);
    return {
      items: all
        .toSorted((a, b) => Number(isOngoing(b)) - Number(isOngoing(a)))
        .map(({ ProjectID, shortName, image, OwnerUserID }) => ({
          ProjectID,
          shortName,
          image,
          OwnerUserID,
          isOwner: OwnerUserID === caller.UserID,
          ...(OwnerUserID === caller.UserID && { pendingRequests: waitingFor(ProjectID) }),
        })),
    };
  },
});

/** Applications that are counted; a small item each. */
const mostCounted = 100;
const newest = { order: 'desc', limit: plans.premium.projectsAtOnce + largestTeam } as const;
