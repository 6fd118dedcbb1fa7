import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { listAuthorTasks } from './listAuthorTasks.ts';
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
const pointsOf = async (user: typeof team.ana) =>
  (await world.table.get(authors.key(user)))?.contributionPoints;
async function publish() {
  const version = (await team.seen()).pendingEdit?.version;
  const { status } = await world.callWith(
    approveEdit,
    { ProjectID: team.ProjectID, body: { version } },
    { as: team.owner, groups: ['admins'] },
  );
  expect(status).toBe(200);
}

describe('A translation that has been handed in', () => {
  test('stays as the owner has read it until it is taken back', async () => {
    await team.save();
    const task = await team.handIn();
    expect((await team.save({ name: 'Autre' })).code).toBe('INVALID_TASK_STATUS');
    await team.move(team.ana, task, 'IN_PROGRESS');
    expect((await team.save({ name: 'Autre' })).status).toBe(200);
    expect((await team.accept(task)).code).toBe('TASK_CHANGED');
  });

  test('becomes a translation of the project with the corrections of the owner, names its translator and brings points, once', async () => {
    await team.save();
    const before = (await pointsOf(team.ana)) ?? 0;
    const task = await team.handIn();
    const answers = await Promise.all([1, 2].map(() => team.accept(task, { name: 'Le guet des marées' })));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await team.accept(task)).toMatchObject({ status: 200, data: { status: 'DONE' } });
    expect(await pointsOf(team.ana)).toBe(before + 200);
    expect(await stored()).toBeUndefined();

    expect((await team.seen(team.cleo)).translations).toBeUndefined(); // it waits for its review
    await publish();
    const { translations } = await team.seen(team.cleo);
    expect(translations?.fr).toMatchObject({
      ...frenchTexts({ name: 'Le guet des marées' }),
      translators: [{ UserID: team.ana, username: 'ana' }],
    });
  });

  test('names its translator until another person has translated it, or the translation is removed', async () => {
    await team.save();
    await team.accept(await team.handIn());
    await publish();
    await team.amend({
      translations: { fr: frenchTexts({ description: 'Un marégraphe pour tous les ports.' }) },
    });
    expect((await team.seen()).translations?.fr?.translators).toMatchObject([{ UserID: team.ana }]);
    await world.table.write(Step.update(authors.key(team.ana), { status: 'deleted' }));
    expect((await team.seen()).translations?.fr).not.toHaveProperty('translators');
    await world.table.write(Step.update(authors.key(team.ana), { status: 'active' }));
    await team.amend({ translations: { fr: null } });
    await team.amend({ translations: { fr: frenchTexts() } });
    const { translations } = await team.seen();
    expect(translations?.fr).toMatchObject({ name: 'Un jardin sur le toit' });
    expect(translations?.fr).not.toHaveProperty('translators');
  });

  test('is not accepted without its texts, by others, or over a translation that the owner has not seen', async () => {
    await team.save();
    const task = await team.handIn();
    expect((await team.move(team.owner, task, 'DONE')).code).toBe('TRANSLATION_TO_ACCEPT');
    expect((await team.accept(task, {}, { as: team.ana })).code).toBe('FORBIDDEN');
    expect((await team.accept(task, {}, { known: frenchTexts() })).code).toBe('PROJECT_CHANGED');
    expect((await team.accept(task, { name: '' })).code).toBe('VALIDATION_FAILED');
    expect((await team.read(team.owner)).data?.task.status).toBe('IN_REVIEW');
  });

  test('names no one where the owner has translated, and brings them no points', async () => {
    const { ProjectID, owner, task } = team;
    const body = { version: task.version, assignee: owner };
    await world.call(updateTask, { ProjectID, TaskID: task.TaskID, body }, { as: owner });
    await team.save({}, { as: owner });
    const { data } = await team.read(owner);
    const before = await pointsOf(owner);
    const moved = data && (await team.move(owner, data.task, 'IN_REVIEW')).data;
    expect((await team.accept(moved ?? task)).status).toBe(200);
    await publish();
    expect((await team.seen()).translations?.fr).not.toHaveProperty('translators');
    expect(await pointsOf(owner)).toBe(before);
  });

  test('does not name a translator for texts that the owner had written', async () => {
    await team.amend({ translations: { fr: frenchTexts() } });
    await publish();
    expect((await team.read(team.ana)).data?.published?.['name']?.text).toBe('Un jardin sur le toit');
    await team.save({ contributionName: 'bouée' }, { known: null });
    await team.accept(await team.handIn(), { contributionName: 'bouée' }, { known: frenchTexts() });
    const { translations, pendingEdit } = await team.seen();
    expect(pendingEdit).toBeUndefined(); // a few words take effect immediately
    expect(translations?.fr).toMatchObject({
      texts: { contributionName: 'bouée' },
      translators: [{ UserID: team.ana }],
    });
    const { languages } = (await world.table.get(projectTranslations.key(team.ProjectID))) ?? {};
    expect(languages?.fr?.pieces).toMatchObject({ contributionName: { by: team.ana } });
    expect(languages?.fr?.pieces['name']).not.toHaveProperty('by');
  });
});

describe('A role for a translator', () => {
  test('gives its holder the task of translating the project', async () => {
    const owner = await world.user({ username: 'theo', planTypeId: 'basic' });
    const ana = await world.user({ username: 'ana' });
    const { ProjectID, role, apply, accept } = await projectWithRoles(world, owner);
    const request = await apply(ana, await role('Translator into French', { translates: 'fr' }));
    expect((await accept(owner, request)).status).toBe(201);
    const { data } = await world.call(listAuthorTasks, { UserID: ana, query: {} }, { as: ana });
    expect(data?.items).toMatchObject([
      { ProjectID, Title: 'Translator into French', translates: 'fr', status: 'TODO', language: 'en' },
    ]);
    expect((await accept(owner, request)).code).toBe('REQUEST_ALREADY_PROCESSED');
  });

  test('is refused for the language in which the project is written, as a task is', async () => {
    const { ProjectID, owner, ana } = team;
    const { role } = await projectWithRoles(world, owner);
    await expect(role('Translator', { translates: 'en' })).rejects.toThrow();
    await expect(team.add(owner, { translates: 'en' })).rejects.toThrow('VALIDATION_FAILED');
    await expect(team.add(ana, { translates: 'es' })).rejects.toThrow('FORBIDDEN');
    const body = { version: 1, translates: 'en' } as const;
    const { TaskID } = team.task;
    expect((await world.call(updateTask, { ProjectID, TaskID, body }, { as: owner })).code).toBe(
      'VALIDATION_FAILED',
    );
  });
});
