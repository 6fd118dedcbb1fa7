import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import type { ProjectID } from '#shared/ids.ts';
import { priorities } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { DemoProject } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { type DemoTask, demoTasks } from '../tasks.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** The moves that lead to a status. */
const ways: Record<TaskState, readonly TaskState[]> = {
  TODO: [],
  IN_PROGRESS: ['IN_PROGRESS'],
  IN_REVIEW: ['IN_PROGRESS', 'IN_REVIEW'],
  DONE: ['IN_PROGRESS', 'IN_REVIEW', 'DONE'],
  CANCELLED: ['CANCELLED'],
};

/** The moves of a task, with the words with which the owner has sent it back. */
const movesOf = ({ status, back }: DemoTask): { status: TaskState; words?: string }[] =>
  (back === undefined ? ways[status] : ways.IN_REVIEW)
    .map((one): { status: TaskState; words?: string } => ({ status: one }))
    .concat(back === undefined ? [] : [{ status, words: back }]);

/** Replays the tasks of a project: the owner creates them, the assignee works on them, the owner accepts them or sends them back. */
export const replayTasks = (
  { slug, owner }: DemoProject,
  ProjectID: ProjectID,
  { backdated, moments }: SeedContext,
) =>
  (demoTasks[slug] ?? []).map(task => {
    const at = moments.ago(task.ago, `task·${slug}·${task.title}`);
    const run = async () => {
      const { TaskID } = await backdated.run(at, deps =>
        createTask.invoke({ ProjectID, body: draftOf(task, moments.dayIn), caller: callerOf(owner) }, deps),
      );
      const end = moments.ago(task.ended ?? task.ago / 3, `ended·${slug}·${task.title}`);
      const moves = movesOf(task);
      for (const [place, move] of moves.entries()) {
        const isLast = place === moves.length - 1;
        const isOwners = move.status === 'DONE' || move.words !== undefined;
        const caller = callerOf(isOwners ? owner : (task.for ?? owner));
        await backdated.run(isLast ? end : moments.after(at, 20 + place * 20), deps =>
          changeTaskStatus.invoke({ ProjectID, TaskID, body: { ...move, version: place + 1 }, caller }, deps),
        );
      }
    };
    return { at, run };
  });

const draftOf = (task: DemoTask, dayIn: (days: number) => string) => ({
  Title: task.title,
  Description: task.text ?? '',
  priority: priorities[task.priority],
  dueDate: task.due === undefined ? null : dayIn(task.due),
  assignee: task.for ? userIdOf(task.for) : null,
  points: task.points ?? 0,
  translates: null,
});
