/** The states of tasks and the moves between them, read by the boards and by database conditions. */

import { isActionAllowed } from './lifecycle.ts';

export const taskStates = ['TODO', 'IN_PROGRESS', 'IN_REVIEW', 'DONE', 'CANCELLED'] as const;
export type TaskState = (typeof taskStates)[number];

/** States of a task that still needs work. */
export const openTaskStates = ['TODO', 'IN_PROGRESS', 'IN_REVIEW'] as const satisfies readonly TaskState[];

/** The moves of a task, one for each state that it can move to. */
export const taskMoves = {
  TODO: { from: ['IN_PROGRESS', 'IN_REVIEW', 'CANCELLED'], by: 'team' },
  IN_PROGRESS: { from: ['TODO', 'IN_REVIEW', 'CANCELLED'], by: 'team' },
  IN_REVIEW: { from: ['TODO', 'IN_PROGRESS', 'CANCELLED'], by: 'team' },
  /** The owner accepts the work. Final, because it awards points: no move leads out of DONE. */
  DONE: { from: ['IN_PROGRESS', 'IN_REVIEW'], by: 'owner' },
  CANCELLED: { from: ['TODO', 'IN_PROGRESS', 'IN_REVIEW'], by: 'team' },
} as const satisfies Record<TaskState, { from: readonly TaskState[]; by: 'team' | 'owner' }>;

export const taskActions = {
  edit: { from: openTaskStates },
  /** The assignee changes a translation; once it is in review it stays as the owner has read it. */
  translate: { from: ['TODO', 'IN_PROGRESS'] },
  /** The owner accepts a translation that has been handed in. */
  acceptTranslation: { from: ['IN_REVIEW'] },
  /** The creator of a task may delete it until its work is accepted; the owner may always. */
  deleteOwn: { from: ['TODO', 'IN_PROGRESS', 'IN_REVIEW', 'CANCELLED'] },
} as const satisfies Record<string, { from: readonly TaskState[] }>;

/** Whether the assignee of a task has to work on it. */
export const isToDo = (status: TaskState): boolean => status === 'TODO' || status === 'IN_PROGRESS';

/** Whether a move returns work that has been handed in. */
export const isReturn = (from: TaskState, to: TaskState): boolean => from === 'IN_REVIEW' && isToDo(to);

/** The states to which a task can be moved by the project's owner or by another member of the team. */
export const movesFrom = (status: TaskState, { isOwner }: { isOwner: boolean }): TaskState[] =>
  taskStates.filter(to => isActionAllowed(taskMoves[to], status) && (isOwner || taskMoves[to].by === 'team'));
