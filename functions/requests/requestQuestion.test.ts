import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, ContributionRequestId, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { answerQuestion } from './answerQuestion.ts';
import { askApplicant } from './askApplicant.ts';
import { denyRequest } from './denyRequest.ts';
import { listMyRequests } from './listMyRequests.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { requests } from './request.store.ts';
import { ownerAndApplicants } from './testing/projectWithRoles.ts';
import { withdrawRequest } from './withdrawRequest.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ProjectID: AProjectID;
let contributionRequestId: ContributionRequestId;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const scene = await ownerAndApplicants(world);
  ({ owner, ana, ProjectID } = scene);
  ({ contributionRequestId } = await scene.apply(ana, await scene.role()));
  await world.runStream();
});

const inFrench = { 'accept-language': 'fr-FR' };
const ask = (as = owner, question = 'Which evenings are free?') =>
  world.callWith(askApplicant, { ProjectID, contributionRequestId, body: { question } }, { as });
const answer = (as = ana, text = 'Les mardis.') =>
  world.callWith(
    answerQuestion,
    { ProjectID, contributionRequestId, body: { answer: text } },
    { as, headers: inFrench },
  );
const mine = async () => (await world.call(listMyRequests, { query: {} }, { as: ana })).data?.items[0];
const received = async () =>
  (await world.call(listProjectRequests, { ProjectID, query: {} }, { as: owner })).data?.items[0];
const kinds = async (as: UserID) =>
  (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind) ?? [];
const mailsTo = (id: UserID) => world.mails.filter(({ to }) => to === `${id}@example.com`);
const deny = () => world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner });
const setStatus = (id: UserID, status: 'banned' | 'active') =>
  world.table.write(Step.update(callers.key(id), { status }));

test('a question and its answer stand in the application on both sides, and each is told of the other’s', async () => {
  expect(await ask()).toMatchObject({
    status: 201,
    data: { question: { text: 'Which evenings are free?' } },
  });
  await world.runStream();
  expect(await kinds(ana)).toEqual(['requestQuestion']);
  expect(mailsTo(ana).at(-1)?.text).toContain('Which evenings are free?');
  expect(await mine()).toMatchObject({ question: { text: 'Which evenings are free?', language: 'en' } });

  expect(await answer()).toMatchObject({ status: 201, data: { question: { answer: { language: 'fr' } } } });
  await world.runStream();
  expect(await kinds(owner)).toEqual(['requestAnswer', 'requestSent']);
  expect(mailsTo(owner).at(-1)?.html).toContain('<blockquote lang="fr" dir="auto">Les mardis.');
  const [one, other] = [await mine(), await received()];
  expect(one?.question).toEqual(other?.question);
  expect(one?.question?.answer).toMatchObject({ text: 'Les mardis.', language: 'fr' });
});

describe('is refused', () => {
  test('to ask twice, to answer twice or without a question, and to everybody else', async () => {
    expect(await answer()).toMatchObject({ status: 404, code: 'QUESTION_NOT_FOUND' });
    expect(await ask(ana)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await ask(owner, 'Why?'.slice(0, 3))).toMatchObject({ code: 'VALIDATION_FAILED' });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await ask()).toMatchObject({ status: 409, code: 'QUESTION_ALREADY_ASKED' });
    expect(await answer(owner)).toMatchObject({ status: 404, code: 'REQUEST_NOT_FOUND' });
    const twice = await Promise.all([answer(), answer()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await answer()).toMatchObject({ status: 409, code: 'QUESTION_ALREADY_ANSWERED' });
  });

  test('about an application that has been decided or withdrawn', async () => {
    await ask();
    await deny();
    expect(await answer()).toMatchObject({ code: 'REQUEST_ALREADY_PROCESSED' });
    expect(await ask()).toMatchObject({ code: 'REQUEST_ALREADY_PROCESSED' });
  });

  test('after a withdrawal, and to or from people who are banned', async () => {
    await setStatus(ana, 'banned');
    expect(await ask()).toMatchObject({ code: 'AUTHOR_NOT_FOUND' });
    await setStatus(ana, 'active');
    await ask();
    await setStatus(owner, 'banned');
    expect(await answer()).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
    await setStatus(owner, 'active');
    await world.call(withdrawRequest, { ProjectID, contributionRequestId }, { as: ana });
    expect(await answer()).toMatchObject({ code: 'REQUEST_ALREADY_PROCESSED' });
  });

  test('to people who have blocked the other', async () => {
    await world.call(blockContact, { ContactedUserID: ana }, { as: owner });
    expect(await ask()).toMatchObject({ status: 409, code: 'CONTACT_BLOCKED' });
  });
});

test('a blocked person notices nothing, and the other hears nothing', async () => {
  await world.call(blockContact, { ContactedUserID: owner }, { as: ana });
  expect(await ask()).toMatchObject({ status: 201 });
  await world.runStream();
  expect((await received())?.question).toBeDefined();
  expect((await mine())?.question).toBeUndefined();
  expect(await kinds(ana)).toEqual([]);
  expect(await answer()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
});

test('an answer to an owner who has blocked its author stays with its author', async () => {
  await ask();
  await world.call(blockContact, { ContactedUserID: ana }, { as: owner });
  expect(await answer()).toMatchObject({ status: 201 });
  await world.runStream();
  expect((await mine())?.question?.answer).toBeDefined();
  expect((await received())?.question).not.toHaveProperty('answer');
  expect(await kinds(owner)).toEqual(['requestSent']);
});

test('the applicant has a week to answer, in which the owner is not reminded', async () => {
  const expiresAt = async () => Date.parse((await mine())?.expiresAt ?? '');
  const reminders = async () =>
    (await world.table.get(requests.key(ProjectID, contributionRequestId)))?.reminders;
  world.clock.add({ days: 13 });
  await ask();
  expect(await expiresAt()).toBe(Date.parse(world.clock.now()) + 7 * day);
  world.clock.add({ days: 6 });
  await remindAndExpireRequests(world.deps);
  expect(await reminders()).toBe(0);
  await answer();
  await remindAndExpireRequests(world.deps);
  expect(await reminders()).toBe(1);
  world.clock.add({ days: 2 });
  await remindAndExpireRequests(world.deps);
  expect((await mine())?.status).toBe('expired');
});
