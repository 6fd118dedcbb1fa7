import type { TaskBoard } from '#shared/entities/task.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import type { Card } from './card.ts';

/** Tasks of one status, page by page. */
export interface StatusList {
  cards: readonly Card[] | undefined;
  /** Number of tasks on the server, if it is known. */
  total?: number | undefined;
  /** The board of the project; absent for the user's own tasks, whose cards have boards of their own. */
  board?: TaskBoard | undefined;
  error: ApiError | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  refresh: () => Promise<unknown>;
}
export type Lists = Record<TaskState, StatusList>;

const limit = 50;

/** The tasks of a project by status; cancelled ones are fetched only if they are shown. */
export function useProjectLists(project: ProjectID | undefined, withCancelled: boolean): Lists {
  return {
    TODO: useProjectList(project, 'TODO'),
    IN_PROGRESS: useProjectList(project, 'IN_PROGRESS'),
    IN_REVIEW: useProjectList(project, 'IN_REVIEW'),
    DONE: useProjectList(project, 'DONE'),
    CANCELLED: useProjectList(withCancelled ? project : undefined, 'CANCELLED'),
  };
}

function useProjectList(project: ProjectID | undefined, status: TaskState): StatusList {
  const { items, first, mutate, ...list } = useList(
    'listProjectTasks',
    project === undefined ? null : { ProjectID: project, query: { status, limit } },
  );
  return {
    ...list,
    cards: first && items?.map(task => ({ ...task, board: first.board })),
    board: first?.board,
    total: first?.counts[status],
    refresh: mutate,
  };
}

/** The user's own tasks over all projects by status. */
export function useUserLists(withCancelled: boolean): Lists {
  return {
    TODO: useUserList('TODO'),
    IN_PROGRESS: useUserList('IN_PROGRESS'),
    IN_REVIEW: useUserList('IN_REVIEW'),
    DONE: useUserList('DONE'),
    CANCELLED: useUserList('CANCELLED', withCancelled),
  };
}

function useUserList(status: TaskState, isShown = true): StatusList {
  const who = useIdentity();
  const { items, mutate, ...list } = useList(
    'listAuthorTasks',
    isShown && who.status === 'signedIn' ? { UserID: who.UserID, query: { status, limit } } : null,
  );
  return { ...list, cards: items, refresh: mutate };
}
