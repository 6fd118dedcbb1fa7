import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectWithRoles, projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { type StoredTask, tasks } from '#functions/tasks/task.store.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProspectID, TaskID, type UserID } from '#shared/ids.ts';
import { dismissSuggestedPerson } from './dismissSuggestedPerson.ts';
import { listSuggestedPeople } from './listSuggestedPeople.ts';
import { listSuggestedProspects } from './listSuggestedProspects.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let cleo: UserID;
let project: ProjectWithRoles;
let other: ProjectWithRoles;
let illustrator: ProspectID;

const about = {
  ana: 'I draw illustrations of harbours, mostly with ink.',
  ben: 'Carpenter of small boats and of their masts.',
};

beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'maren', planTypeId: 'premium' });
  const second = await world.user({ username: 'edith', planTypeId: 'premium' });
  ana = await world.user({ username: 'ana', planTypeId: 'basic', about: about.ana, country: 'GB' });
  ben = await world.user({ username: 'ben', planTypeId: 'basic', about: about.ben, language: 'fr' });
  cleo = await world.user({ username: 'cleo', planTypeId: 'basic' });
  project = await projectWithRoles(world, owner, { country: 'GB', language: 'en' });
  other = await projectWithRoles(world, second, {
    country: 'FR',
    language: 'fr',
    name: 'Vigie',
    shortName: 'Vigie',
  });
  await other.accept(second, await other.apply(cleo, await other.role('Illustrateur')));
  for (const Title of ['Draw the illustration of the buoy', 'Illustration for the poster']) {
    const id = TaskID.parse(world.deps.newId());
    await world.table.write(Step.create(tasks.key(other.ProjectID, id), aTask(id, Title)));
  }
  illustrator = await project.role('Illustrator');
  await other.role('Charpentier');
  await world.runStream();
});
afterAll(() => world.close());

/** A task that Cleo has finished. */
const aTask = (id: TaskID, Title: string): StoredTask => ({
  TaskID: id,
  ProjectID: other.ProjectID,
  Title,
  Description: '',
  status: 'DONE',
  priority: 0,
  assigneeId: cleo,
  points: 0,
  creatorId: cleo,
  createdAt: world.clock.now(),
  updatedAt: world.clock.now(),
  closedAt: world.clock.now(),
  version: 1,
});

const people = async (role = illustrator, as = owner) => {
  const input = { ProjectID: project.ProjectID, ProspectID: role };
  const { data, code } = await world.call(listSuggestedPeople, input, { as });
  return code ?? (data?.items ?? []).map(({ person }) => person.username);
};
const roles = async (as: UserID) =>
  (await world.call(listSuggestedProspects, {}, { as })).data?.items.map(({ prospect, reasons }) => ({
    role: prospect.PersonType,
    reasons,
  })) ?? [];
describe('roles for a person', () => {
  test('are none while their team keeps them from applying', async () => {
    const plan = (planTypeId: 'basic' | 'free') =>
      world.table.write(Step.update(authors.key(cleo), { planTypeId }));
    expect(await roles(cleo)).not.toEqual([]);
    await plan('free');
    expect(await roles(cleo)).toEqual([]);
    await plan('basic');
  });

  test('come with the reasons of the profile, best first', async () => {
    expect(await roles(ana)).toEqual([
      {
        role: 'Illustrator',
        reasons: [
          { kind: 'profile', words: ['illustrations'] },
          { kind: 'language', language: 'en' },
          { kind: 'country', country: 'GB' },
        ],
      },
    ]);
    expect(await roles(ben)).toEqual([
      { role: 'Charpentier', reasons: [{ kind: 'language', language: 'fr' }] },
    ]);
  });

  test('count finished tasks and earlier roles', async () => {
    expect((await roles(cleo))[0]).toEqual({
      role: 'Illustrator',
      reasons: [
        { kind: 'tasks', word: 'illustration', count: 2 },
        { kind: 'role', role: 'Illustrateur' },
        { kind: 'language', language: 'en' },
      ],
    });
  });

  test('are never those of own projects, of the own team, applied for, or of a person in a block', async () => {
    expect((await roles(owner)).map(({ role }) => role)).not.toContain('Illustrator');
    expect((await roles(cleo)).map(({ role }) => role)).not.toContain('Charpentier');

    const dora = await world.user({ username: 'dora', about: about.ana });
    const emil = await world.user({ username: 'emil', about: about.ana });
    const fay = await world.user({ username: 'fay', about: about.ana });
    expect(await roles(dora)).toHaveLength(1);
    await project.apply(dora, illustrator);
    await world.call(blockContact, { ContactedUserID: owner }, { as: emil });
    await world.call(blockContact, { ContactedUserID: fay }, { as: owner });
    expect([await roles(dora), await roles(emil), await roles(fay)]).toEqual([[], [], []]);
  });

  test('are at most two of one project', async () => {
    const gil = await world.user({ username: 'gil', about: about.ana, country: 'GB', suggested: false });
    const third = await world.user({ username: 'third', planTypeId: 'premium' });
    const fourth = await projectWithRoles(world, third, {
      country: 'GB',
      language: 'en',
      shortName: 'Fourth',
    });
    for (const name of ['Illustrator of maps', 'Illustrator of birds', 'Illustrator of boats'])
      await fourth.role(name);
    await world.runStream();
    const found = await roles(gil);
    expect(found.filter(({ role }) => role.startsWith('Illustrator of'))).toHaveLength(2);
    expect(found.map(({ role }) => role)).toContain('Illustrator');
  });

  test('cost the same number of requests, however many roles are open', async () => {
    const costOf = async () => {
      const from = world.requests();
      await roles(ana);
      return world.requests(from);
    };
    const before = await costOf();
    for (let number = 0; number < 5; number++) await project.role(`Painter ${number}`);
    await world.runStream();
    expect([before, await costOf()]).toEqual([7, 7]);
  });
});

describe('people for a role', () => {
  test('come with reasons, the most experienced first', async () => {
    const input = { ProjectID: project.ProjectID, ProspectID: illustrator };
    const { data } = await world.call(listSuggestedPeople, input, { as: owner });
    expect(data?.items.map(({ person, reasons }) => [person.username, reasons])).toEqual([
      [
        'cleo',
        [
          { kind: 'tasks', word: 'illustration', count: 2 },
          { kind: 'role', role: 'Illustrateur' },
          { kind: 'language', language: 'en' },
        ],
      ],
      [
        'ana',
        [
          { kind: 'profile', words: ['illustrations'] },
          { kind: 'language', language: 'en' },
          { kind: 'country', country: 'GB' },
        ],
      ],
    ]);
  });

  test('follow the profile, and leave out who does not want to be suggested', async () => {
    const gus = await world.user({ username: 'gus', about: about.ana });
    await world.runStream();
    expect(await people()).toContain('gus');
    await world.call(updateMe, { body: { suggested: false } }, { as: gus });
    expect(await people()).not.toContain('gus');
    await world.call(updateMe, { body: { suggested: true, about: about.ben } }, { as: gus });
    await world.runStream();
    expect(await people()).not.toContain('gus');
  });

  test('are never members, banned, unconfirmed or deleted people', async () => {
    const found = [];
    for (const status of ['banned', 'unconfirmed', 'deleted'] as const)
      found.push(await world.user({ username: `h-${status}`, status, about: about.ana }));
    const member = await world.user({ username: 'ida', planTypeId: 'basic', about: about.ana });
    await project.accept(owner, await project.apply(member, await project.role('Sailor')));
    await world.runStream();
    expect(found).toHaveLength(3);
    expect(await people()).toEqual(['cleo', 'ana']);
  });

  test('are only shown to the owner, for an open role', async () => {
    expect(await people(illustrator, ana)).toBe('FORBIDDEN');
    expect(await people('no-such-role' as ProspectID)).toBe('PROSPECT_NOT_FOUND');
    const filled = await project.role('Pilot');
    const jon = await world.user({ username: 'jon', planTypeId: 'basic' });
    await project.accept(owner, await project.apply(jon, filled));
    expect(await people(filled)).toBe('PROSPECT_TAKEN');
  });

  test('cost the same number of requests, however many there are', async () => {
    const costOf = async () => {
      const from = world.requests();
      await people();
      return world.requests(from);
    };
    const before = await costOf();
    for (let number = 0; number < 30; number++)
      await world.user({ username: `ink${number}`, about: 'Ink and more ink, every day of the week.' });
    await world.runStream();
    expect(await costOf()).toBe(before);
  });

  test('are not suggested again once dismissed', async () => {
    const role = await project.role('Illustrator of charts');
    const input = { ProjectID: project.ProjectID, ProspectID: role, UserID: ana };
    expect(await people(role)).toContain('ana');
    expect((await world.call(dismissSuggestedPerson, input, { as: ana })).code).toBe('FORBIDDEN');
    const twice = [1, 2].map(() => world.call(dismissSuggestedPerson, input, { as: owner }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([204, 204]);
    expect(await people(role)).not.toContain('ana');
    expect(await people()).toContain('ana');
  });
});
