import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProgressEntryID, type ProjectID, type UserID } from '#shared/ids.ts';
import { addProgressEntry } from './addProgressEntry.ts';
import { deleteProgressEntry } from './deleteProgressEntry.ts';
import { hideProgressEntry } from './hideProgressEntry.ts';
import { listProgressEntries } from './listProgressEntries.ts';
import { updateProgressEntry } from './updateProgressEntry.ts';

let world: World;
let owner: UserID;
let ada: UserID;
let edith: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, ada, edith] = await Promise.all([world.user(), world.user(), world.user()]);
  project = await aProject(world, owner);
});

const as = (id: UserID) => ({ as: id, ...(id === edith && { groups: ['admins'] }) });
const draft = { title: 'Seven weeks under salt water', text: 'The unit came up with 10,080 good readings.' };

const write = (body: object = {}, by = owner, id = project) => {
  world.clock.add({ minutes: 10 });
  return world.callWith(addProgressEntry, { ProjectID: id, body: { ...draft, ...body } }, as(by));
};
async function written(body: object = {}) {
  const { data } = await write(body);
  return ProgressEntryID.parse((data as { ProgressEntryID: string }).ProgressEntryID);
}
const read = async (by?: UserID, query = {}) =>
  (await world.call(listProgressEntries, { ProjectID: project, query }, by && as(by))).data;
const named = (id: ProgressEntryID) => ({ ProjectID: project, ProgressEntryID: id });
const edit = (by: UserID, id: ProgressEntryID, body: object = draft) =>
  world.callWith(updateProgressEntry, { ...named(id), body }, as(by));
const remove = (by: UserID, id: ProgressEntryID) => world.callWith(deleteProgressEntry, named(id), as(by));
const hide = (by: UserID, id: ProgressEntryID, hidden = true) =>
  world.callWith(hideProgressEntry, { ...named(id), body: { hidden } }, as(by));
const progress = async () => (await world.table.get(projects.key(project)))?.progress;

describe('An entry in several languages', () => {
  const fr = { title: 'Sept semaines sous l’eau salée', text: 'L’appareil a fait 10\u202F080 mesures.' };
  const es = { title: 'Siete semanas bajo el agua', text: 'El aparato ha hecho 10\u202F080 lecturas.' };
  const translations = async () => (await read())?.items[0]?.translations;

  test('is read in each of them, edited and removed one by one', async () => {
    const id = await written({ translations: { fr, es } });
    expect(await translations()).toEqual({ fr, es });
    const changed = { ...fr, title: 'Sept semaines sous la mer' };
    await edit(owner, id, { ...draft, translations: { fr: changed } });
    expect(await translations()).toEqual({ fr: changed, es });
    await edit(owner, id, { ...draft, translations: { fr: null, es: null } });
    expect(await translations()).toBeUndefined();
  });

  test('is outdated in those that an edit of the original leaves as they are, until they are changed or said to fit', async () => {
    const id = await written({ translations: { fr, es } });
    const eight = { ...draft, title: 'Eight weeks under salt water' };
    const outdated = { fr: { ...fr, outdated: true }, es: { ...es, outdated: true } };
    await edit(owner, id, { ...eight, translations: { fr } });
    expect(await translations()).toEqual(outdated);
    await edit(owner, id, { ...eight, translations: { fr, es } });
    expect(await translations()).toEqual(outdated);

    const changed = { ...fr, title: 'Huit semaines sous l’eau salée' };
    const originals = { es: { title: ` ${eight.title} `, text: eight.text } };
    await edit(owner, id, { ...eight, translations: { fr: changed, es }, originals });
    expect(await translations()).toEqual({ fr: changed, es });
  });

  test('is outdated where it was written of another original', async () => {
    const originals = { fr: { title: 'Six weeks' } };
    const id = await written({ translations: { fr, es }, originals });
    expect(await translations()).toEqual({ fr: { ...fr, outdated: true }, es });
    const changed = { ...es, title: 'Siete semanas bajo el mar' };
    await edit(owner, id, {
      ...draft,
      translations: { es: changed },
      originals: { es: { title: 'Six weeks', text: draft.text } },
    });
    expect((await translations())?.es).toEqual({ ...changed, outdated: true });
  });

  test('has none in the language of the project, and none without a text', async () => {
    const inEnglish = { path: 'translations.en', i18nID: 'validation.translation_own_language' };
    expect(await write({ translations: { en: draft } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [inEnglish] } },
    });
    const wrong = await write({ translations: { fr: { ...fr, text: '' } } });
    expect(wrong).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path: 'translations.fr.text' }] } },
    });
  });
});

describe('The progress log of a project', () => {
  test('shows everyone the entries of its owner, newest first, page by page', async () => {
    for (const title of ['First', 'Second', 'Third']) await write({ title });
    const first = await read(undefined, { limit: 2 });
    expect(first?.items.map(({ title }) => title)).toEqual(['Third', 'Second']);
    expect(first?.items[0]).toMatchObject({ author: { UserID: owner }, text: draft.text, progress: 61 });
    const rest = await read(undefined, { limit: 2, cursor: first?.cursor });
    expect(rest?.items.map(({ title }) => title)).toEqual(['First']);
  });

  test('changes the progress of the project with an entry that says how far it is', async () => {
    await write({ progress: 48 });
    expect((await world.call(getProject, { ProjectID: project })).data?.progress).toBe(48);
    await write({ title: 'Nothing new' });
    expect((await read())?.items.map(({ progress }) => progress)).toEqual([48, 48]);
    await write({ progress: 33 });
    expect((await read())?.items.map(({ progress }) => progress)).toEqual([33, 48, 48]);
  });

  test('is written by the owner alone, on public projects, also after their end', async () => {
    expect(await write({}, ada)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await write({}, edith)).toMatchObject({ code: 'FORBIDDEN' });
    for (const status of ['submitted', 'denied'] as const) {
      const hidden = await aProject(world, owner, { status });
      expect(await write({}, owner, hidden)).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
      expect(await write({ progress: 5 }, owner, hidden)).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
      expect(await write({}, ada, hidden)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
      expect(await world.callWith(listProgressEntries, { ProjectID: hidden }, as(ada))).toMatchObject({
        code: 'PROJECT_NOT_FOUND',
      });
    }
    const completed = await aProject(world, owner, { status: 'completed', progress: 100 });
    expect(await write({}, owner, completed)).toMatchObject({ status: 201 });
    expect(await write({ progress: 100 }, owner, completed)).toMatchObject({ status: 201 });
    expect(await write({ progress: 90 }, owner, completed)).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
  });

  test('refuses what is too short or too long and a progress beyond its bounds', async () => {
    for (const wrong of [
      { title: ' a ' },
      { title: 'x'.repeat(81) },
      { text: '.' },
      { text: 'x'.repeat(1_001) },
      { progress: 101 },
      { progress: 0.5 },
    ])
      expect(await write(wrong)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await progress()).toBe(61);
    expect((await read())?.items).toEqual([]);
  });

  test('takes ten entries an hour', async () => {
    const now = () => world.callWith(addProgressEntry, { ProjectID: project, body: draft }, as(owner));
    for (let count = 0; count < 10; count++) expect(await now()).toMatchObject({ status: 201 });
    expect(await now()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('An entry of the progress log', () => {
  test('is edited by its author and keeps its progress', async () => {
    const id = await written({ progress: 70 });
    expect(await edit(owner, id)).toMatchObject({ status: 200 });
    expect((await read())?.items[0]).not.toHaveProperty('editedAt');
    expect(await edit(owner, id, { ...draft, title: 'Eight weeks' })).toMatchObject({ status: 200 });
    expect((await read())?.items).toMatchObject([
      { title: 'Eight weeks', progress: 70, editedAt: world.clock.now() },
    ]);
    for (const other of [ada, edith]) expect(await edit(other, id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is deleted by its author', async () => {
    const id = await written();
    for (const other of [ada, edith]) expect(await remove(other, id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await remove(owner, id)).toMatchObject({ status: 204 });
    expect((await read())?.items).toEqual([]);
    expect(await remove(owner, id)).toMatchObject({ code: 'PROGRESS_ENTRY_NOT_FOUND' });
    expect(await edit(owner, id)).toMatchObject({ code: 'PROGRESS_ENTRY_NOT_FOUND' });
  });

  test('stays with its author when the project has a new owner', async () => {
    const id = await written();
    const stored = await world.table.get(projects.key(project));
    if (!stored) throw new Error('The project is missing.');
    await world.table.write(projectSteps.adopt(stored, ada, world.clock.now()));
    expect((await read())?.items).toMatchObject([{ author: { UserID: owner } }]);
    expect(await edit(ada, id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await write({}, owner)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await write({}, ada)).toMatchObject({ status: 201 });
  });

  test('can be hidden by administrators, who are recorded', async () => {
    const id = await written();
    for (const other of [owner, ada]) expect(await hide(other, id)).toMatchObject({ status: 403 });
    expect(await hide(edith, id)).toMatchObject({ status: 200 });
    expect(await hide(edith, id)).toMatchObject({ status: 200 });
    expect((await read())?.items).toEqual([]);
    expect((await read(ada))?.items).toEqual([]);
    for (const reader of [owner, edith])
      expect((await read(reader))?.items).toMatchObject([{ title: draft.title, hidden: true }]);

    expect(await hide(edith, id, false)).toMatchObject({ status: 200 });
    expect((await read())?.items).toHaveLength(1);
    const recorded = await world.table.query(auditEntries, { pk: 'audit', order: 'asc', limit: 10 });
    expect(recorded).toMatchObject({
      items: [
        { action: 'hideProgressEntry', administratorId: edith, target: { kind: 'project', id: project } },
        { action: 'showProgressEntry' },
      ],
    });
  });
});
