import { afterEach, beforeEach, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { answerQuestion } from '#functions/requests/answerQuestion.ts';
import { askApplicant } from '#functions/requests/askApplicant.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { getHome } from './getHome.ts';

let world: World;
let ana: UserID;

beforeEach(async () => {
  world = await createWorld();
  ana = await world.user({ username: 'ana', about: 'I draw illustrations of harbours.' });
});
afterEach(() => world.close());

const homeOf = async (as: UserID) => {
  await world.runStream();
  const { data, code } = await world.call(getHome, {}, { as });
  if (!data) throw new Error(`No home: ${code}`);
  return data;
};

test('A question about an application waits for the applicant until they answer it; the application then waits for the owner', async () => {
  const owner = await world.user({ planTypeId: 'basic' });
  const project = await projectWithRoles(world, owner);
  const request = await project.apply(ana, await project.role('Illustrator'));
  const { ProjectID } = project;
  const { contributionRequestId } = request;
  const own = { contributionRequestId, role: 'Illustrator', project: { ProjectID } };
  expect(await homeOf(ana)).toMatchObject({ waiting: [], applications: [own] });

  const asked = { ProjectID, contributionRequestId, body: { question: 'How many evenings?' } };
  await world.call(askApplicant, asked, { as: owner });
  const home = await homeOf(ana);
  expect(home).toMatchObject({ applications: [], news: [] });
  expect(home.waiting).toEqual([
    { kind: 'questions', count: 1, hasMore: false, notifications: [expect.anything()] },
  ]);

  const answer = { ProjectID, contributionRequestId, body: { answer: 'Two.' } };
  await world.call(answerQuestion, answer, { as: ana });
  expect(await homeOf(ana)).toMatchObject({ waiting: [], applications: [own], news: [] });
  await project.accept(owner, request);
  expect((await homeOf(ana)).applications).toEqual([]);
});

test('No role is suggested to a person whose team keeps them from applying', async () => {
  const [owner, other] = [
    await world.user({ planTypeId: 'basic' }),
    await world.user({ planTypeId: 'basic' }),
  ];
  const project = await projectWithRoles(world, owner, { language: 'en' });
  await (await projectWithRoles(world, other, { language: 'en' })).role('Illustrator');
  const suggested = async () => (await homeOf(ana)).roles.length;
  expect(await suggested()).toBe(1);
  await project.accept(owner, await project.apply(ana, await project.role('Writer')));
  expect(await suggested()).toBe(0);
  await world.table.write(Step.update(authors.key(ana), { planTypeId: 'basic' }));
  expect(await suggested()).toBe(1);
  await world.table.write(Step.update(authors.key(ana), { planTypeId: 'free' }));
  await world.table.write(Step.update(projects.key(project.ProjectID), { status: 'completed' }));
  expect(await suggested()).toBe(1);
});
