import type { Input } from '#functions/platform/lambda.ts';
import type { ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/**
 * Lists the projects whose tasks the caller may see: the latest 100 of their own and of their teams' projects,
 * ongoing ones first. Cost: 3 DynamoDB requests.
 */
export function listTaskBoards({
  caller,
  loaded: [owned, teams],
}: Input<typeof contracts.listTaskBoards, [ProjectRecord[], (typeof projects)[]]>) {
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
      })),
  };
}
