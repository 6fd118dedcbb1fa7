import { useTranslation } from 'react-i18next';
import type { Task } from '#shared/entities/task.ts';
import type { TaskTranslation } from '#shared/entities/taskTranslation.ts';
import { useMutation } from '#web/api/hooks.ts';

/** Queries that a move of a task makes stale. */
export const WORK_STALE = ['getTaskTranslation', 'listProjectTasks', 'listAuthorTasks'] as const;

/** Moves the task of a translation; a change of its other fields in the meantime does not prevent that. */
export function useMoveWork({ task }: Pick<TaskTranslation, 'task'>) {
  const { t } = useTranslation('translations');
  const { run, isBusy } = useMutation('changeTaskStatus', WORK_STALE, {
    notDone: t('work.notMoved'),
    staleIfRepeated: WORK_STALE,
  });
  const { ProjectID, TaskID } = task;

  /** Returns whether the task was moved. */
  async function move(to: 'IN_REVIEW' | 'IN_PROGRESS', seen: Task = task): Promise<boolean> {
    const send = (version: number) => run({ ProjectID, TaskID, body: { status: to, version } });
    const first = await send(seen.version);
    if (first.error?.code !== 'TASK_CHANGED') return first.error === undefined;
    const current = first.error.values['task'] as Task; // declared by the contract
    return current.status === seen.status && (await send(current.version)).error === undefined;
  }
  return { move, isBusy };
}
