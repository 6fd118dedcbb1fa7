import type { Task } from '#shared/entities/task.ts';

/** The values of a task's form, all as text. */
export interface TaskValues {
  Title: string;
  Description: string;
  assignee: string;
  priority: string;
  dueDate: string;
  points: string;
}

/** Values of an existing task, or of a new one. */
export const valuesOf = (task: Task | undefined): TaskValues => ({
  Title: task?.Title ?? '',
  Description: task?.Description ?? '',
  assignee: task?.assignee?.UserID ?? '',
  priority: String(task?.priority ?? 0),
  dueDate: task?.dueDate ?? '',
  points: String(task?.points ?? 0),
});

/** The body of a request; only the owner sends points. */
export const bodyOf = ({ priority, dueDate, assignee, points, ...texts }: TaskValues, isOwner: boolean) => ({
  ...texts,
  priority: Number(priority),
  dueDate: dueDate || null,
  assignee: assignee || null,
  ...(isOwner && { points: Number(points) }),
});
