import type { Task } from '#shared/entities/task.ts';
import type { Language } from '#web/i18n/languages.ts';
import { parseWhole, typedWhole } from '#web/i18n/typedNumber.ts';

/** The values of a task's form, all as text. */
export interface TaskValues {
  Title: string;
  Description: string;
  assignee: string;
  priority: string;
  dueDate: string;
  points: string;
  /** Language into which the project is translated. */
  translates: string;
}

/** Values of an existing task, or of a new one. */
export const valuesOf = (task: Task | undefined, lang: Language): TaskValues => ({
  Title: task?.Title ?? '',
  Description: task?.Description ?? '',
  assignee: task?.assignee?.UserID ?? '',
  priority: String(task?.priority ?? 0),
  dueDate: task?.dueDate ?? '',
  points: typedWhole(task?.points ?? 0, lang),
  translates: task?.translates ?? '',
});

/** The texts of a task that a person writes. */
export const taskTexts = ({ Title, Description }: TaskValues): string => `${Title}\n${Description}`;

/** The body of a request; only the owner sends points and the language of a translation. Points that cannot be read are null, which the contract refuses: it allows them to be absent. */
export const bodyOf = (
  { priority, dueDate, assignee, points, translates, ...texts }: TaskValues,
  isOwner: boolean,
  lang: Language,
) => ({
  ...texts,
  priority: Number(priority),
  dueDate: dueDate || null,
  assignee: assignee || null,
  ...(isOwner && { points: parseWhole(points, lang).value ?? null, translates: translates || null }),
});
