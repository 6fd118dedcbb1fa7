import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportMyData } from '#functions/personalData/exportMyData.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { deleteTask } from './deleteTask.ts';
import { taskTranslations } from './taskTranslation.store.ts';
import { type TranslatingTeam, translatingTeam } from './testing/translatingTeam.ts';
import { updateTask } from './updateTask.ts';

let world: World;
let team: TranslatingTeam;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await translatingTeam(world);
});

const stored = () => world.table.get(taskTranslations.key(team.ProjectID, team.task.TaskID));

describe('The translation of a task', () => {
  test('is saved as often as its assignee likes, and changes nothing in the project', async () => {
    expect((await team.read(team.ana)).data).toEqual({
      task: expect.objectContaining({ translates: 'fr', status: 'TODO' }),
      language: 'fr',
    });
    const first = await team.save({}, { known: null });
    expect(first).toMatchObject({
      status: 200,
      data: { proposed: { name: { text: 'Un jardin sur le toit', of: 'Tidewatch' } } },
    });
    expect(await team.save({ name: 'Le guet' }, { known: frenchTexts() })).toMatchObject({
      data: { proposed: { name: { text: 'Le guet' } } },
    });
    expect((await team.read(team.owner)).data?.proposed?.['name']?.text).toBe('Le guet');
    const project = await team.seen();
    expect([project.translations, project.pendingEdit]).toEqual([undefined, undefined]);
  });

  test('is for its assignee and the owner', async () => {
    await team.save();
    expect((await team.read(team.ben)).code).toBe('FORBIDDEN');
    expect((await team.read(team.cleo)).code).toBe('FORBIDDEN');
    for (const as of [team.ben, team.cleo, team.owner])
      expect((await team.save({}, { as })).code).toBe('FORBIDDEN');
    const other = await team.add(team.owner, { assignee: team.ana });
    expect((await team.read(team.ana, other.TaskID)).code).toBe('TASK_NOT_FOUND');
  });

  test('keeps the original that its author has seen, so that a later one is shown beside it', async () => {
    const { data } = await team.save({}, { originals: { description: 'An earlier description.' } });
    expect(data).toMatchObject({ proposed: { description: { of: 'An earlier description.' } } });
  });

  test('is not overwritten by another tab that has not seen it', async () => {
    await team.save({}, { known: null });
    expect((await team.save({ name: 'Là-bas' }, { known: null })).code).toBe('TRANSLATION_CHANGED');
    const known = frenchTexts({ name: 'Une autre' });
    expect((await team.save({ name: 'Là-bas' }, { known })).code).toBe('TRANSLATION_CHANGED');
    const codes = (await Promise.all([1, 2].map(() => team.save({}, { known: frenchTexts() })))).map(
      ({ status }) => status,
    );
    expect(codes).toContain(200);
    expect((await stored())?.pieces['name']?.text).toBe('Un jardin sur le toit');
  });

  const english =
    'We measure the tide with the neighbours of the harbour, and the map is open for you. It is in the public domain, and we publish the drawings with the firmware of the gauge, for all of the harbours that have to wait for it.';
  test.each([
    [{ name: '' }, 'change.translations.fr.name'],
    [{ name: 'x'.repeat(500) }, 'change.translations.fr.name'],
    [{ 'faq.x': 'Non' }, 'change.translations.fr.faq.x'],
    [{ details: english }, 'change.translations.fr.details'],
    [
      {
        name: 'Tidewatch',
        shortName: 'Tidewatch',
        description: 'A public tide gauge for every harbour.',
        details: 'Most small harbours tell the time of the tide from a printed table.',
      },
      'change.translations.fr',
    ],
  ])('is refused at its piece: %j', async (change, path) => {
    const fields = [expect.objectContaining({ path })];
    expect(await team.save(change)).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields } },
    });
    expect(await stored()).toBeUndefined();
  });

  test('cannot be written for a project that is taken down, deleted or written in that language', async () => {
    await team.save();
    const { ProjectID } = team;
    const set = (change: object) => world.table.write(Step.update(projects.key(ProjectID), change));
    await set({ suspended: true });
    expect([(await team.save()).code, (await team.read(team.ana)).code]).toEqual([
      'PROJECT_NOT_FOUND',
      'PROJECT_NOT_FOUND',
    ]);
    await set({ suspended: false, status: 'completed' });
    expect((await team.save()).code).toBe('INVALID_PROJECT_STATE');
    await set({ status: 'in-development', language: 'fr' });
    expect((await team.save()).code).toBe('VALIDATION_FAILED');
    await set({ language: 'en', status: 'approved' });
    await world.table.write(Step.create(projectCount.key(team.owner), { open: 1 }));
    const deleted = await world.call(deleteProject, { ProjectID }, { as: team.owner });
    expect(deleted.code).toBeUndefined();
    expect((await team.save()).code).toBe('PROJECT_NOT_FOUND');
    await world.runStream();
    expect(await stored()).toBeUndefined();
  });

  test('is gone with its task, its assignee and its language', async () => {
    const { ProjectID, owner, ana, task } = team;
    const { TaskID } = task;
    await team.save();
    await world.call(
      updateTask,
      { ProjectID, TaskID, body: { version: 1, assignee: team.ben } },
      { as: owner },
    );
    expect(await stored()).toBeUndefined();
    await world.call(updateTask, { ProjectID, TaskID, body: { version: 2, assignee: ana } }, { as: owner });
    await team.save();
    await world.call(leaveTeam, { ProjectID }, { as: ana });
    await world.runStream();
    expect(await stored()).toBeUndefined();
    expect((await team.read(ana)).code).toBe('FORBIDDEN');
    await world.call(deleteTask, { ProjectID, TaskID, query: { version: 4 } }, { as: owner });
    expect((await team.read(owner)).code).toBe('TASK_NOT_FOUND');
  });

  test('is part of the data that its author can download', async () => {
    await team.save();
    const found: unknown[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await world.callWith(
        exportMyData,
        { query: cursor ? { cursor } : {} },
        { as: team.ana },
      );
      const page = data as { records: unknown[]; cursor?: string };
      found.push(...page.records);
      ({ cursor } = page);
      if (cursor === undefined) break;
    }
    expect(found).toContainEqual({
      section: 'assignedTasks',
      data: expect.objectContaining({
        translates: 'fr',
        translation: expect.objectContaining({ name: { text: 'Un jardin sur le toit', of: 'Tidewatch' } }),
      }),
    });
  });
});
