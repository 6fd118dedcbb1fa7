import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import { isAmongFirst } from '#functions/projects/isAmongFirst.ts';
import { members } from '#functions/projects/member.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { ReadOnlyReason, TaskBoard } from '#shared/entities/task.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, type ProjectState, projectActions } from '#shared/lifecycle.ts';
import { plans } from '#shared/plans.ts';

/**
 * Plan of a project's board: the project that was read, its owner, the caller's membership, the number of the owner's projects
 * and the size of the team.
 */
export const boardPlan = (ProjectID: ProjectID, project: ProjectRecord | undefined, callerId: UserID) =>
  together({
    project,
    owner: project && authors.key(project.OwnerUserID),
    member: members.key(ProjectID, callerId),
    counted: project && projectCount.key(project.OwnerUserID),
    counts: stats.key(ProjectID),
  });

type LoadedBoard = Filled<ReturnType<typeof boardPlan>>;

const isOngoing = (status: ProjectState): boolean => isActionAllowed(projectActions.changeTasks, status);

/**
 * Returns the reason why the tasks of a project cannot be changed; undefined if they can. The owner's plan decides for the
 * whole team. Cost: none, or a query of the owner's projects if their plan does not cover the boards of all of them.
 */
async function readOnlyReason(
  table: Pick<Table, 'each'>,
  project: ProjectRecord,
  { owner, counted, counts }: LoadedBoard,
): Promise<ReadOnlyReason | undefined> {
  const { status } = project;
  if (!isOngoing(status)) return status === 'submitted' || status === 'denied' ? status : 'ended';
  const limit = owner && plans[owner.planTypeId].taskBoards;
  if (!limit) return undefined;
  if ((counts?.members ?? 0) > limit.members) return 'members';
  if ((counted?.open ?? 0) <= limit.projects) return undefined;
  return (await isAmongFirst(table, project, limit.projects, isOngoing)) ? undefined : 'boards';
}

/** The board of a project that was read, from a user's point of view. */
export async function toBoard(
  table: Pick<Table, 'each'>,
  project: ProjectRecord,
  loaded: LoadedBoard,
  userId: UserID,
): Promise<TaskBoard> {
  const { ProjectID, shortName, image, OwnerUserID } = project;
  const readOnly = await readOnlyReason(table, project, loaded);
  return {
    ProjectID,
    shortName,
    image,
    OwnerUserID,
    isOwner: OwnerUserID === userId,
    ...(readOnly && { readOnly }),
  };
}

/** Returns the board if the caller is the project's owner or a member of its team. */
export async function requireBoard(
  table: Pick<Table, 'each'>,
  loaded: LoadedBoard,
  caller: Caller,
): Promise<TaskBoard | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN'>> {
  const { project, member } = loaded;
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID && !member)
    return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');
  return await toBoard(table, project, loaded, caller.UserID);
}

/**
 * Returns the board if the caller may change its tasks. If the owner's plan does not cover it, the tasks stay readable and
 * no member may change them.
 */
export async function requireWritableBoard(
  table: Pick<Table, 'each'>,
  loaded: LoadedBoard,
  caller: Caller,
): Promise<
  TaskBoard | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN' | 'PLAN_WITHOUT_ACCESS' | 'INVALID_PROJECT_STATE'>
> {
  const board = await requireBoard(table, loaded, caller);
  if (isRefusal(board) || !board.readOnly) return board;
  const isOfPlan = board.readOnly === 'members' || board.readOnly === 'boards';
  return refuse(isOfPlan ? 'PLAN_WITHOUT_ACCESS' : 'INVALID_PROJECT_STATE');
}
