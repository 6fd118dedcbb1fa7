import type { TaskState } from '#shared/taskLifecycle.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import type { TaskActions } from '#web/pages/tasks/data/useTaskActions.ts';

/** Actions that the board and the list offer. */
export interface BoardActions extends Pick<TaskActions, 'update'> {
  userId: string;
  /** Moves a card; acceptance as done, which is final, asks for a confirmation first. */
  requestMove: (card: Card, to: TaskState) => void;
  requestDelete: (card: Card) => void;
  /** Opens the form of a task. */
  open: (id: string) => void;
  /** Announces a text to users of assistive technology. */
  announce: (text: string) => void;
}
