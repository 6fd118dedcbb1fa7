import type { TaskContent } from '#shared/entities/generated.ts';
import type { ProjectID } from '#shared/ids.ts';
import { readJson, storeJson } from '#web/api/storage.ts';

const keyOf = (project: ProjectID): string => `cairn.tasks.${project}`;

/** Keeps the first tasks of a project in this browser until its board opens; an empty list forgets them. */
export function keepFirstTasks(project: ProjectID, tasks: readonly TaskContent[]): void {
  storeJson('local', keyOf(project), tasks.length > 0 ? { tasks } : undefined);
}

/** The first tasks that wait for the board of a project. */
export function readFirstTasks(project: ProjectID): TaskContent[] {
  const stored = readJson('local', keyOf(project));
  const tasks: unknown = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'tasks');
  return Array.isArray(tasks) ? tasks.filter(isTask) : [];
}

const isTask = (value: unknown): value is TaskContent =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'Title') === 'string' &&
  typeof Reflect.get(value, 'Description') === 'string' &&
  typeof Reflect.get(value, 'priority') === 'number';
