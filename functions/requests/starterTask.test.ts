import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { withTaskAward } from '#functions/authors/taskAward.store.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { updateProspect } from '#functions/prospects/updateProspect.ts';
import { listMyAwards } from '#functions/reputation/listMyAwards.ts';
import { listProjectTasks } from '#functions/tasks/listProjectTasks.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProjectID as AProjectID, type ProspectID, TaskID, type UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { denyRequest } from './denyRequest.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { listProspects } from './listProspects.ts';
import { sendRequest } from './sendRequest.ts';
import { ownerAndApplicants, type ProjectWithRoles } from './testing/projectWithRoles.ts';

const starterTask = { Title: 'Draw one screw', Description: 'Any screw of the enclosure, in ink.' };
const answer = 'Here it is. I looked at the one by the door.';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;
let role: ProspectID;
let accept: ProjectWithRoles['accept'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, ana, ben, ProjectID, accept } = await ownerAndApplicants(world));
  const body = { PersonType: 'Illustrator', starterTask };
  const added = await world.call(addProspect, { ProjectID, body }, { as: owner });
  expect(added).toMatchObject({ status: 201, data: { starterTask } });
  role = added.data!.ProspectID;
});

const send = (body: object = { starterTask, answer }, as = ana) =>
  world.callWith(sendRequest, { ProjectID, body: { typeId: role, ...body } }, { as });
const sent = async (as = ana) => {
  await send(undefined, as);
  const { data } = await world.call(listProjectRequests, { ProjectID }, { as: owner });
  return data!.items.find(({ contributorId }) => contributorId === as)!;
};
const change = (body: object) =>
  world.callWith(updateProspect, { ProjectID, ProspectID: role, body }, { as: owner });
const doneTasks = async () =>
  (await world.call(listProjectTasks, { ProjectID, query: { status: 'DONE' } }, { as: owner })).data?.items;
const pointsOf = async (UserID: UserID) => (await world.call(getAuthor, { UserID })).data?.contributionPoints;

describe('a starter task', () => {
  test('is shown with the role, and replaces the note of an application', async () => {
    const { data } = await world.call(listProspects, { ProjectID });
    expect(data?.items[0]).toMatchObject({ starterTask });
    const link = 'https://drawings.example/screw';
    const request = await send({ starterTask, answer, answerLink: link, note: 'Please.' });
    expect(request).toMatchObject({ status: 201, data: { starter: { ...starterTask, answer, link } } });
    expect(request.data).not.toHaveProperty('note');
  });

  test.each([
    [{}, 'STARTER_TASK_CHANGED'],
    [{ note: 'I draw harbours.' }, 'STARTER_TASK_CHANGED'],
    [{ answer }, 'STARTER_TASK_CHANGED'],
    [{ starterTask: { ...starterTask, Title: 'Draw two screws' }, answer }, 'STARTER_TASK_CHANGED'],
    [{ starterTask, answer: ' ' }, 'VALIDATION_FAILED'],
    [{ starterTask, answer: 'x'.repeat(2_001) }, 'VALIDATION_FAILED'],
    [{ starterTask, answer, answerLink: 'javascript:alert(1)' }, 'VALIDATION_FAILED'],
    [{ starterTask, answer, answerLink: 'http://drawings.example' }, 'VALIDATION_FAILED'],
    [{ starterTask: { Title: 'x' }, answer }, 'VALIDATION_FAILED'],
  ])('refuses the application %j with %s', async (body, code) => {
    expect((await send(body)).code).toBe(code);
  });

  test.each([
    { starterTask: { Title: 'No', Description: 'Too short a title.' } },
    { starterTask: { Title: 'x'.repeat(256), Description: 'Too long a title.' } },
    { starterTask: { Title: 'No description', Description: '' } },
    { starterTask: 'Draw' },
  ])('of the wrong shape is refused: %j', async body => {
    expect((await change(body)).code).toBe('VALIDATION_FAILED');
  });

  test('reaches the owner with the answer, in the list and as a message', async () => {
    expect(await sent()).toMatchObject({ starter: { ...starterTask, answer } });
    await world.runStream();
    const inbox = await world.call(listMessages, { type: 'inbox' }, { as: owner });
    const message = await world.call(getMessage, { id: inbox.data!.items[0]!.id }, { as: owner });
    expect(message.data).toMatchObject({
      body: `${starterTask.Title}\n\n${answer}`,
      request: { starter: { answer } },
    });
  });

  test('stays as it was in applications that have been sent', async () => {
    await sent();
    const other = { Title: 'Draw a bolt', Description: 'The large one.' };
    expect(await change({ starterTask: other })).toMatchObject({ data: { starterTask: other } });
    expect(await send({ starterTask, answer }, ben)).toMatchObject({ code: 'STARTER_TASK_CHANGED' });
    const removed = await change({ starterTask: null });
    expect(removed.status).toBe(200);
    expect(removed.data).not.toHaveProperty('starterTask');
    expect((await send({ starterTask, answer }, ben)).code).toBe('STARTER_TASK_CHANGED');
    expect((await send({ note: 'I draw harbours.' }, ben)).status).toBe(201);
    expect(await change({ Notes: 'You draw what is there.' })).toMatchObject({ status: 200 });

    const request = await sent();
    expect(request).toMatchObject({ starter: { ...starterTask, answer } });
    expect((await accept(owner, request)).status).toBe(201);
    expect(await doneTasks()).toMatchObject([starterTask]);
  });
});

describe('the decision on an application with a starter task', () => {
  test('makes it a finished task of the new member with its points, once', async () => {
    const request = await sent();
    const before = (await pointsOf(ana)) ?? 0;
    const answers = await Promise.all([1, 2].map(() => accept(owner, request)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await accept(owner, request)).code).toBe('REQUEST_ALREADY_PROCESSED');
    await world.runStream();

    expect(await doneTasks()).toMatchObject([
      { ...starterTask, status: 'DONE', assignee: { UserID: ana }, points: 0 },
    ]);
    expect(await pointsOf(ana)).toBe(before + 200);
    const awards = await world.call(listMyAwards, {}, { as: ana });
    expect(awards.data?.items).toMatchObject([{ kind: 'task', points: 200 }]);
  });

  test('brings no points if the owner has rewarded as many tasks of the applicant as is possible', async () => {
    const { perDay } = reputation.taskAwards;
    for (let at = 0; at < perDay; at++) {
      const cause = {
        kind: 'task',
        ProjectID,
        TaskID: TaskID.parse(`earlier-${at}`),
        projectPoints: 0,
      } as const;
      await withTaskAward(world.deps, { owner, person: ana }, cause, steps => world.table.transact(...steps));
    }
    expect((await accept(owner, await sent())).status).toBe(201);
    expect(await doneTasks()).toMatchObject([{ ...starterTask, assignee: { UserID: ana } }]);
    expect(await pointsOf(ana)).toBe(perDay * 200);
  });

  test('fills the role once if two applicants are accepted at the same time', async () => {
    const [one, other] = [await sent(ana), await sent(ben)];
    const codes = (await Promise.all([accept(owner, one), accept(owner, other)])).map(({ code }) => code);
    expect(codes.filter(code => code === undefined)).toHaveLength(1);
    expect(await doneTasks()).toHaveLength(1);
    expect(((await pointsOf(ana)) ?? 0) + ((await pointsOf(ben)) ?? 0)).toBe(200);
  });

  test('gives nothing if it is declined', async () => {
    const { contributionRequestId } = await sent();
    await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner });
    await world.runStream();
    expect([await doneTasks(), await pointsOf(ana)]).toEqual([[], 0]);
    expect((await send()).status).toBe(201);
  });
});
