import { afterAll, beforeAll, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { ownerAndApplicants, projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProjectID, SuggestionID, type UserID } from '#shared/ids.ts';
import { generateContent } from './generateContent.ts';
import { generateProspects } from './generateProspects.ts';
import { listGeneratedIdeas } from './listGeneratedIdeas.ts';
import { listGeneratedProspects } from './listGeneratedProspects.ts';
import { listGeneratedTasks } from './listGeneratedTasks.ts';
import { ideas } from './suggestion.store.ts';

let world: World;
let keys = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const newKey = () => `submission-key-${++keys}`;
const ideasFor = (as: UserID) =>
  world.call(generateContent, { body: { kind: 'ideas', language: 'fr', submissionKey: newKey() } }, { as });
const rolesFor = (as: UserID, project: ProjectID, submissionKey = newKey()) =>
  world.call(generateProspects, { ProjectID: project, body: { submissionKey } }, { as });

test('a key that has generated roles for one project generates none for another', async () => {
  const owner = await world.user();
  const [first, other] = [await aProject(world, owner), await aProject(world, owner)];
  const key = newKey();
  expect((await rolesFor(owner, first, key)).status).toBeLessThan(300);
  expect((await rolesFor(owner, first, key)).status).toBeLessThan(300);
  expect(await rolesFor(owner, other, key)).toMatchObject({ status: 409, code: 'SUBMISSION_KEY_REUSED' });
});

test('ideas are listed for their person alone, newest first, page by page, until they expire', async () => {
  const [ana, ben] = [await world.user(), await world.user()];
  const older = (await ideasFor(ana)).data!.items;
  world.clock.add({ minutes: 1 });
  const newer = (await ideasFor(ana)).data!.items;
  const list = (as: UserID, query: object = {}) => world.call(listGeneratedIdeas, { query }, { as });

  expect((await list(ana)).data!.items).toEqual([...newer, ...older]);
  expect((await list(ben)).data!.items).toEqual([]);

  const first = (await list(ana, { limit: 4 })).data!;
  expect(first.items).toEqual([...newer, ...older.slice(0, 1)]);
  const rest = await list(ana, { limit: 4, cursor: first.cursor });
  expect(rest.data!.items).toEqual(older.slice(1));
  expect(rest.data).not.toHaveProperty('cursor');
  expect(await list(ben, { cursor: first.cursor })).toMatchObject({ code: 'INVALID_CURSOR' });

  world.clock.add({ days: 30 });
  expect((await list(ana)).data!.items).toEqual([]);
});

test('roles for a project belong to its owner, in the language of the project, and repeat none that it has', async () => {
  const { ProjectID, owner, ana, role } = await ownerAndApplicants(world);
  await role('Editor');
  const { data } = await rolesFor(owner, ProjectID);
  expect(data!.items).toHaveLength(4);
  expect(data!.items.map(({ PersonType }) => PersonType)).not.toContain('Editor');
  expect(data!.items).toMatchObject([{ ProjectID, language: 'en' }, {}, {}, {}]);

  const own = { query: { ProjectID } };
  expect((await world.call(listGeneratedProspects, own, { as: owner })).data!.items).toEqual(data!.items);
  expect((await world.call(listGeneratedProspects, own, { as: ana })).data!.items).toEqual([]);
  expect(await rolesFor(ana, ProjectID)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await rolesFor(owner, 'nobody' as ProjectID)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('roles for a topic are listed with those for projects, and counted with them', async () => {
  const { ProjectID, owner } = await ownerAndApplicants(world);
  await rolesFor(owner, ProjectID);
  const body = { kind: 'prospects', language: 'es', topic: 'Un coro', submissionKey: newKey() } as const;
  const made = await world.call(generateContent, { body }, { as: owner });
  expect(made.data).toMatchObject({ items: [{ topic: 'Un coro', language: 'es' }, {}, {}, {}] });

  const { data } = await world.call(listGeneratedProspects, {}, { as: owner });
  expect(data).toMatchObject({ items: { length: 8 }, quota: { used: 2 } });
});

test('tasks for a project are listed by project', async () => {
  const owner = await world.user({ planTypeId: 'pro' });
  const [one, two] = [await projectWithRoles(world, owner), await projectWithRoles(world, owner)];
  for (const { ProjectID } of [one, two])
    await world.call(
      generateContent,
      { body: { kind: 'tasks', ProjectID, submissionKey: newKey() } },
      { as: owner },
    );
  const listed = async (query: object) =>
    (await world.call(listGeneratedTasks, { query }, { as: owner })).data!.items;
  expect(await listed({})).toHaveLength(10);
  expect(new Set((await listed({ ProjectID: two.ProjectID })).map(({ ProjectID }) => ProjectID))).toEqual(
    new Set([two.ProjectID]),
  );
});

test('a page costs the same with few ideas and with hundreds, and 2 requests', async () => {
  const ana = await world.user();
  const { items } = (await ideasFor(ana)).data!;
  const [idea] = items;
  if (!idea || !('roles' in idea)) throw new Error('There is no idea.');
  const copy = (from: number) =>
    world.table.transact(
      ...Array.from({ length: 50 }, (_, at) => {
        const id = SuggestionID.parse(`0000-copy-${from + at}`);
        return Step.create(ideas.key(ana, id), { ...idea, SuggestionID: id, UserID: ana });
      }),
    );
  const cost = async () => {
    const from = world.sent.length;
    await world.call(listGeneratedIdeas, {}, { as: ana });
    return world.sent.slice(from).map(({ capacityUnits }) => capacityUnits);
  };

  await copy(100);
  const few = await cost();
  for (let from = 150; from < 500; from += 50) await copy(from);
  expect(await cost()).toEqual(few);
  expect(few).toHaveLength(2);
  expect(Math.max(...few)).toBeLessThanOrEqual(10);
});
