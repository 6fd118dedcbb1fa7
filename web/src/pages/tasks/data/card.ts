import { daysBetween } from '#shared/days.ts';
import type { AuthorTask } from '#shared/entities/task.ts';
import { task as settings } from '#shared/settings.ts';
import { isReturn, movesFrom, openTaskStates, type TaskState } from '#shared/taskLifecycle.ts';

/** A task with its board, as both pages show it. */
export type Card = AuthorTask;

export const isOpen = ({ status }: Pick<Card, 'status'>): boolean =>
  openTaskStates.some(state => state === status);

/** The statuses to which the user may move a card now. */
export const movesOf = ({ status, board }: Card): TaskState[] =>
  board.readOnly ? [] : movesFrom(status, board);

/** Whether the user may edit the fields of a card now. */
export const canEdit = (card: Card): boolean => isOpen(card) && !card.board.readOnly;

/** Whether the user may delete a card now: the owner any, others a task of their own that is not done. */
export const canDelete = (card: Card, userId: string): boolean =>
  !card.board.readOnly && (card.board.isOwner || (card.creatorId === userId && card.status !== 'DONE'));

/** Whole days from a day to the due date; negative once it has passed. */
export const daysLeft = (dueDate: string, from: string): number => daysBetween(from, dueDate);

/** State of the due date of an open task. */
export function urgencyOf(card: Pick<Card, 'status' | 'dueDate'>, from: string): 'late' | 'soon' | undefined {
  if (!card.dueDate || !isOpen(card)) return undefined;
  const left = daysLeft(card.dueDate, from);
  if (left < 0) return 'late';
  return left <= settings.dueSoonDays ? 'soon' : undefined;
}

/** Order of a column, as the server lists it: open tasks by priority and due date, closed ones newest first. */
export function compareInColumn(a: Card, b: Card): number {
  if (!isOpen(a) || !isOpen(b)) return compare(b.closedAt ?? b.updatedAt, a.closedAt ?? a.updatedAt);
  return (
    b.priority - a.priority || compare(a.dueDate ?? '9', b.dueDate ?? '9') || compare(a.TaskID, b.TaskID)
  );
}

export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Whether a move by the user returns work to another person, who is told: the owner may say why. */
export const isSentBack = ({ board, assignee, status }: Card, to: TaskState, userId: string): boolean =>
  board.isOwner && assignee !== null && assignee.UserID !== userId && isReturn(status, to);
