import { type authors, authors as users } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { members } from '#functions/projects/member.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { TaskBoard } from '#shared/entities/task.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { plans } from '#shared/settings.ts';

type Owner = ReturnType<typeof authors.parse>;

/** Plan of a project's board: the project that was read, its owner, and the caller's membership. */
export const boardPlan = (ProjectID: ProjectID, project: ProjectRecord | undefined, callerId: UserID) =>
  [project, project && users.key(project.OwnerUserID), members.key(ProjectID, callerId)] as const;
export type BoardPlan = ReturnType<typeof boardPlan>;

/** The board from a user's point of view. The owner's plan decides for the whole team. */
export function toBoard(project: ProjectRecord, owner: Owner | undefined, userId: UserID): TaskBoard {
  const { ProjectID, shortName, image, OwnerUserID, status } = project;
  const readOnly = !isActionAllowed(projectActions.changeTasks, status)
    ? ('project' as const)
    : owner && !plans[owner.planTypeId].teamManagement
      ? ('plan' as const)
      : undefined;
  return {
    ProjectID,
    shortName,
    image,
    OwnerUserID,
    isOwner: OwnerUserID === userId,
    ...(readOnly && { readOnly }),
  };
}

type LoadedBoard = readonly [ProjectRecord | undefined, Owner | undefined, object | undefined];

/** Returns the board if the caller is the project's owner or a member of its team. */
export function requireBoard(
  [project, owner, member]: LoadedBoard,
  caller: Caller,
): TaskBoard | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN'> {
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID === caller.UserID || member) return toBoard(project, owner, caller.UserID);
  return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');
}

/**
 * Returns the board if the caller may change its tasks. Without team management in the owner's plan, tasks stay
 * readable and nobody may change them.
 */
export function requireWritableBoard(
  loaded: LoadedBoard,
  caller: Caller,
): TaskBoard | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN' | 'PLAN_WITHOUT_ACCESS' | 'INVALID_PROJECT_STATE'> {
  const board = requireBoard(loaded, caller);
  if (isRefusal(board)) return board;
  if (board.readOnly === 'project') return refuse('INVALID_PROJECT_STATE');
  if (board.readOnly === 'plan') return refuse('PLAN_WITHOUT_ACCESS');
  return board;
}
