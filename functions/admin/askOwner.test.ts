import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '#functions/messages/listMessages.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { MessageID, ProjectID, UserID } from '#shared/ids.ts';
import { approveProject } from './approveProject.ts';
import { askOwner } from './askOwner.ts';
import { listProjectsForReview } from './listProjectsForReview.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let admin: UserID;
const groups = ['admins'];
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  admin = await samples.person();
});
afterAll(() => world.close());

const question = 'Who counts the birds?';
const ask = (ProjectID: ProjectID, as = admin) =>
  world.call(askOwner, { ProjectID, body: { question } }, { as, groups });
const inboxOf = async (as: UserID) =>
  (await world.call(listMessages, { type: 'inbox', query: {} }, { as })).data?.items ?? [];

test('a question reaches the owner as a message, and the answer the administrator, without a paid plan', async () => {
  const owner = await samples.person();
  const id = await samples.submitted(owner);
  const { data } = await ask(id);
  expect(data).toMatchObject({
    status: 'submitted',
    question: { text: question, askedAt: world.clock.now() },
  });

  const [received] = await inboxOf(owner);
  expect(received).toMatchObject({ read: false, subject: `Un|${data?.name}` });
  const body = { recipient: admin, subject: 'Re', body: 'We do, on Sundays.', replyTo: received?.id };
  expect((await world.callWith(sendMessage, { body }, { as: owner })).status).toBe(201);
  expect((await inboxOf(admin)).length).toBe(1);
});

test('the message names the project, and the project the message until it has been answered', async () => {
  const owner = await samples.person();
  const id = await samples.submitted(owner);
  const { data } = await ask(id);
  const [received] = await inboxOf(owner);
  expect(received?.notice).toMatchObject({
    kind: 'reviewQuestion',
    values: { project: data?.shortName },
    link: `/projects/${id}`,
  });
  const questionOf = async () =>
    (await world.call(getProject, { ProjectID: id }, { as: owner })).data?.question;
  expect(await questionOf()).toMatchObject({ messageId: received?.id });
  expect(await questionOf()).not.toHaveProperty('answeredAt');

  const answer = async (replyTo: MessageID | undefined) => {
    const body = { recipient: admin, subject: 'Re', body: 'We do, on Sundays.', ...(replyTo && { replyTo }) };
    expect((await world.callWith(sendMessage, { body }, { as: owner })).status).toBe(201);
  };
  world.clock.add({ minutes: 1 });
  const answeredAt = world.clock.now();
  await answer(received?.id);
  world.clock.add({ minutes: 1 });
  await answer(received?.id);
  expect(await questionOf()).toMatchObject({ answeredAt });

  await ask(id);
  expect(await questionOf()).not.toHaveProperty('answeredAt');
  await answer(received?.id);
  expect(await questionOf()).not.toHaveProperty('answeredAt');
});

test('every administrator reads questions and answers in the review, those to earlier questions too', async () => {
  const owner = await samples.person();
  const other = await samples.person();
  const id = await samples.submitted(owner);
  await ask(id);
  const [first] = await inboxOf(owner);
  const answer = async (text: string, to: UserID, replyTo: MessageID | undefined) => {
    world.clock.add({ minutes: 1 });
    const body = { recipient: to, subject: 'Re', body: text, ...(replyTo && { replyTo }) };
    expect((await world.callWith(sendMessage, { body }, { as: owner })).status).toBe(201);
    return { text, at: world.clock.now() };
  };
  const reviewed = async () => {
    const { data } = await world.call(listProjectsForReview, { query: {} }, { as: other, groups });
    return data?.items.find(({ ProjectID }) => ProjectID === id);
  };
  const sundays = await answer('We do, on Sundays.', admin, first?.id);
  const mondays = await answer('And on Mondays.', admin, first?.id);
  expect((await reviewed())?.question).toMatchObject({ text: question, answers: [sundays, mondays] });

  await ask(id, other);
  const [second] = await inboxOf(owner);
  const late = await answer('One more thing about Sundays.', admin, first?.id);
  const own = await answer('As I told your colleague.', other, second?.id);
  expect(await reviewed()).toMatchObject({
    question: { answers: [own] },
    earlierQuestions: [{ text: question, answers: [sundays, mondays, late] }],
  });
  const { data } = await world.call(getProject, { ProjectID: id }, { as: owner });
  expect(data?.question?.answers?.[0]).not.toHaveProperty('text');
});

test('a question of a deleted project can still be answered', async () => {
  const owner = await samples.person();
  const id = await samples.submitted(owner);
  await ask(id);
  const [received] = await inboxOf(owner);
  expect((await world.call(deleteProject, { ProjectID: id }, { as: owner })).code).toBeUndefined();
  const body = { recipient: admin, subject: 'Re', body: 'It is over.', replyTo: received?.id };
  expect((await world.callWith(sendMessage, { body }, { as: owner })).status).toBe(201);
});

test('a question is seen by administrators and the owner only, and the project can still be approved', async () => {
  const owner = await samples.person();
  const id = await samples.submitted(owner);
  await ask(id);
  const seenBy = async (as: UserID, inGroups?: string[]) =>
    (await world.call(getProject, { ProjectID: id }, { as, ...(inGroups && { groups: inGroups }) })).data;
  expect(await seenBy(owner)).toHaveProperty('question');
  const approved = await world.call(approveProject, { ProjectID: id, body: {} }, { as: admin, groups });
  expect(approved.data?.status).toBe('approved');
  expect(await seenBy(await samples.person())).not.toHaveProperty('question');
  expect(await seenBy(admin, groups)).toHaveProperty('question');
});

test('a question is refused after a decision, and by oneself', async () => {
  const decided = await samples.published(await samples.person());
  const before = await inboxOf(admin);
  expect((await ask(decided)).code).toBe('INVALID_PROJECT_STATE');
  expect(await inboxOf(admin)).toEqual(before);
  expect((await ask(await samples.submitted(admin))).code).toBe('MESSAGE_SELF');
});

test('of a question and a simultaneous approval both or the approval alone take effect', async () => {
  const owner = await samples.person();
  const id = await samples.submitted(owner);
  const [asked, approved] = await Promise.all([
    ask(id),
    world.call(approveProject, { ProjectID: id, body: {} }, { as: admin, groups }),
  ]);
  expect(approved.status).toBe(200);
  expect([undefined, 'INVALID_PROJECT_STATE']).toContain(asked.code);
  expect(await inboxOf(owner)).toHaveLength(asked.code ? 0 : 1);
});
