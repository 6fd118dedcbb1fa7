import { getProject } from '#functions/projects/getProject.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import type { World } from '#functions/testing/world.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { Task } from '#shared/entities/task.ts';
import type { UserID } from '#shared/ids.ts';
import { changeTaskStatus } from '../changeTaskStatus.ts';
import { getTaskTranslation } from '../getTaskTranslation.ts';
import { saveTaskTranslation } from '../saveTaskTranslation.ts';
import { createTeam } from './taskWorld.ts';

export type TranslatingTeam = Awaited<ReturnType<typeof translatingTeam>>;

/** A team of a public project in English, in which Ana has the task of translating it into French. */
export async function translatingTeam(world: World) {
  const team = await createTeam(world);
  const { ProjectID, owner, ana } = team;
  const task = await team.add(owner, { Title: 'Translate into French', assignee: ana, translates: 'fr' });
  const { TaskID } = task;
  const of = { ProjectID, TaskID };

  return {
    ...team,
    task,

    read: (as: UserID, TaskID = task.TaskID) => world.call(getTaskTranslation, { ProjectID, TaskID }, { as }),

    save: (
      change: Record<string, string> = {},
      { as = ana, known, originals = {} }: { as?: UserID; known?: object | null; originals?: object } = {},
    ) =>
      world.callWith(
        saveTaskTranslation,
        {
          ...of,
          body: {
            change: { translations: { fr: frenchTexts(change) } },
            ...(known !== undefined && { known: { translations: { fr: known } } }),
            originals,
          },
        },
        { as },
      ),

    /** Ana hands the translation in. */
    async handIn(): Promise<Task> {
      const { data } = await world.call(getTaskTranslation, of, { as: ana });
      const moved = data && (await team.move(ana, data.task, 'IN_REVIEW'));
      if (!moved?.data) throw new Error(`The task was not handed in: ${moved?.code}`);
      return moved.data;
    },

    accept: (
      { version }: Pick<Task, 'version'>,
      change: Record<string, string> = {},
      {
        as = owner,
        known = null,
        originals,
      }: { as?: UserID; known?: object | null; originals?: Record<string, string> } = {},
    ) =>
      world.callWith(
        changeTaskStatus,
        {
          ...of,
          body: {
            status: 'DONE',
            version,
            change: { translations: { fr: frenchTexts(change) } },
            known: { translations: { fr: known } },
            originals,
          },
        },
        { as },
      ),

    /** The project as its owner sees it. */
    async seen(as: UserID = owner) {
      const { data } = await world.call(getProject, { ProjectID }, { as });
      if (!data) throw new Error('The project is not public.');
      return data;
    },

    amend: (change: ProposalChange) =>
      world.call(updateProject, { ProjectID, body: { change } }, { as: owner }),
  };
}
