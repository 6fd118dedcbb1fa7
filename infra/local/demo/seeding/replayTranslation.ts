import { approveEdit } from '#functions/admin/approveEdit.ts';
import { projectEdits } from '#functions/projects/edit.store.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { saveTaskTranslation } from '#functions/tasks/saveTaskTranslation.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { DemoProject } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { translationsChange } from '../translations/demoTranslations.ts';
import { volunteered } from '../translations.ts';
import type { DemoRoleRef } from './applyForRole.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** Days after which a translator who has joined a team hands in the translation. */
const days = 9;

/** Replays the work of a translator: they translate the project, its owner accepts it, and an administrator publishes it. */
export function replayTranslation(
  { slug, owner }: DemoProject,
  ProjectID: ProjectID,
  seats: readonly DemoRoleRef[],
  { backdated, moments }: SeedContext,
) {
  const texts = volunteered[slug];
  const taken = seats.find(({ role }) => role.translates && role.taken)?.role.taken;
  if (!texts || !taken) return [];
  const at = moments.ago(taken.ago - days, `translated·${slug}`);
  const volunteer = callerOf(taken.by);

  const run = async () => {
    const roles = seats.map(({ ProspectID }) => ProspectID);
    const change = { translations: translationsChange(texts, roles) };
    const { table } = backdated.at(at);
    const { items } = await table.query(tasks, { ...tasksOf.project(ProjectID), limit: 50 });
    const task = items.find(({ translates, assigneeId }) => translates && assigneeId === userIdOf(taken.by));
    if (!task) throw new Error(`${taken.by} has no task in ${slug}`);
    const { TaskID, version } = task;
    const of = { ProjectID, TaskID };
    const handedIn = { status: 'IN_REVIEW', version } as const;
    const accepted = { status: 'DONE', version: version + 1, change } as const;
    await backdated.run(at, deps =>
      saveTaskTranslation.invoke({ ...of, body: { change, originals: {} }, caller: volunteer }, deps),
    );
    await backdated.run(at, deps =>
      changeTaskStatus.invoke({ ...of, body: handedIn, caller: volunteer }, deps),
    );
    await backdated.run(moments.after(at, 20), deps =>
      changeTaskStatus.invoke({ ...of, body: accepted, caller: callerOf(owner) }, deps),
    );
    const edit = await table.get(projectEdits.key(ProjectID));
    if (!edit) throw new Error(`The translation of ${slug} waits for no review`);
    await backdated.run(moments.after(at, 40), deps =>
      approveEdit.invoke({ ProjectID, body: { version: edit.version }, caller: callerOf('edith') }, deps),
    );
  };
  return [{ at, run }];
}
