import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { awardSteps } from '#functions/authors/award.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { createTeam } from '#functions/tasks/testing/taskWorld.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { getReputationMap } from './getReputationMap.ts';
import { listMyAwards } from './listMyAwards.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const mine = async (as: UserID, query = {}) => (await world.call(listMyAwards, { query }, { as })).data!;
const pointsOf = async (kind: string, as: UserID) =>
  (await mine(as)).sums.find(one => one.kind === kind)?.points;
const map = async () => (await world.call(getReputationMap, {})).data!;

describe('the history of one’s points', () => {
  test('says what each award was for, newest first, page by page', async () => {
    const team = await createTeam(world);
    const task = await team.add(team.owner, { Title: 'Paint the gauge', assignee: team.ana });
    const begun = (await team.move(team.ana, task, 'IN_PROGRESS')).data!;
    await team.move(team.owner, begun, 'DONE');
    world.clock.add({ minutes: 1 });
    await world.table.transact(
      ...awardSteps(team.ana, { kind: 'answer', answered: MessageID.parse('question') }, world.clock.now()),
    );
    await world.runStream();

    const first = await mine(team.ana, { limit: '1' });
    expect(first.items).toMatchObject([{ kind: 'answer', points: 5 }]);
    const { items, cursor } = await mine(team.ana, { limit: '1', cursor: first.cursor });
    expect(items).toMatchObject([
      {
        kind: 'task',
        points: 200,
        project: { ProjectID: team.ProjectID },
        task: { Title: 'Paint the gauge' },
      },
    ]);
    expect(cursor).toBeUndefined();
    expect(await pointsOf('task', team.ana)).toBe(200);
    expect(await pointsOf('answer', team.ana)).toBe(5);
    expect((await world.table.get(authors.key(team.ana)))?.contributionPoints).toBe(205);
  });

  test('contains no awards of others, and keeps those for deleted projects', async () => {
    const owner = await world.user();
    const ProjectID = await aProject(world, owner);
    await world.table.transact(...awardSteps(owner, { kind: 'submission', ProjectID }, world.clock.now()));
    await world.table.write(Step.remove(projects.key(ProjectID)));
    expect((await mine(owner)).items).toEqual([{ kind: 'submission', points: 250, at: expect.any(String) }]);
    expect((await mine(await world.user())).items).toEqual([]);
  });

  test('contains each award once, however often its events arrive', async () => {
    const person = await world.user();
    const answered = MessageID.parse('asked-once');
    const give = () =>
      world.table.transact(...awardSteps(person, { kind: 'answer', answered }, world.clock.now()));
    await Promise.all([give(), give(), give()]);
    await world.runStream();
    await world.runStream();
    expect((await mine(person)).items).toHaveLength(1);
    expect(await pointsOf('answer', person)).toBe(5);
  });
});

test('the map adds up the awards of all people and counts active people by level', async () => {
  await world.runStream();
  const before = await map();
  const [rich, poor] = [await world.user({ contributionPoints: 1_990 }), await world.user()];
  await world.table.transact(
    ...awardSteps(rich, { kind: 'answer', answered: MessageID.parse('a') }, world.clock.now()),
    ...awardSteps(poor, { kind: 'answer', answered: MessageID.parse('b') }, world.clock.now()),
  );
  await world.runStream();
  await world.table.transact(
    ...awardSteps(rich, { kind: 'answer', answered: MessageID.parse('c') }, world.clock.now()),
  );
  await world.runStream();

  const after = await map();
  const answers = ({ sources }: typeof after) => sources.find(({ kind }) => kind === 'answer')?.points ?? 0;
  const people = ({ levels }: typeof after, from: number) =>
    levels.find(level => level.from === from)?.people ?? 0;
  expect(answers(after) - answers(before)).toBe(15);
  expect([0, 500, 2_000].map(from => people(after, from) - people(before, from))).toEqual([1, 0, 1]);

  await world.table.write(Step.update(authors.key(rich), { status: 'banned' }));
  await world.runStream();
  expect(people(await map(), 2_000)).toBe(people(before, 2_000));
});
