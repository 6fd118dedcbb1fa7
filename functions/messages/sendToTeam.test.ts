import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { message } from '#shared/correspondence.ts';
import { MessageID, type ProjectID, UserID } from '#shared/ids.ts';
import type { MessageList } from '#shared/settings.ts';
import { getMessage } from './getMessage.ts';
import { listDrafts } from './listDrafts.ts';
import { listMessages } from './listMessages.ts';
import { saveDraft } from './saveDraft.ts';
import { sendMessage } from './sendMessage.ts';

let world: World;
let project: ProjectID;
let owner: UserID;
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 });
  [owner, ana, ben] = await Promise.all([world.user({ username: 'owner' }), world.user(), world.user()]);
  project = await aProject(world, owner);
  for (const one of [ana, ben]) await join(one);
});

const join = (id: UserID) =>
  world.table.write(
    Step.put(members.key(project, id), {
      ProjectID: project,
      OwnerUserID: owner,
      UserID: id,
      role: 'Baker',
      joinedAt: world.clock.now(),
      projectPoints: 0,
    }),
  );

const send = (as: UserID, [recipient, ...others]: UserID[], fields: object = {}) =>
  world.callWith(
    sendMessage,
    { body: { recipient, body: 'High tide at nine.', team: { ProjectID: project, others }, ...fields } },
    { as },
  );
const list = async (as: UserID, type: MessageList) =>
  (await world.call(listMessages, { type }, { as })).data?.items ?? [];

test('Each person of the team gets the message in a conversation of their own, once', async () => {
  const draft = MessageID.parse('draft-to-the-team');
  const fields = { draft, submissionKey: 'submission-to-the-team' };
  const content = { id: draft, version: 0, body: 'High', recipient: ana };
  await world.call(
    saveDraft,
    { body: { ...content, team: { ProjectID: project, others: [ben] } } },
    { as: owner },
  );
  expect((await world.call(listDrafts, {}, { as: owner })).data?.items).toMatchObject([
    { recipient: { UserID: ana }, team: { ProjectID: project, others: [ben] } },
  ]);

  const answers = await Promise.all([1, 2].map(() => send(owner, [ana, ben], fields)));
  answers.push(await send(owner, [ana, ben], fields));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await world.runStream();
  expect((await world.call(listDrafts, {}, { as: owner })).data?.items).toEqual([]);
  const sent = await list(owner, 'sent');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ threadId }) => threadId)).size).toBe(2);
  for (const person of [ana, ben]) {
    const [received, ...more] = await list(person, 'inbox');
    expect(more).toEqual([]);
    expect(received).toMatchObject({ recipient: { UserID: person }, sender: { UserID: owner } });
    const { data } = await world.call(getMessage, { id: received!.id }, { as: person });
    expect(data?.conversation).toMatchObject([{ body: 'High tide at nine.' }]);
  }
  expect(await send(owner, [ben, ana], fields)).toMatchObject({ code: 'SUBMISSION_KEY_REUSED' });
});

test('Members write to the owner and each other; who has blocked them receives nothing, who is blocked or gone is left out', async () => {
  const gone = await world.user({ status: 'banned' });
  await join(gone);
  await world.call(blockContact, { ContactedUserID: ana }, { as: owner });
  expect((await send(ana, [owner, ben, gone])).status).toBe(201);
  await world.runStream();
  expect(await list(ana, 'sent')).toHaveLength(2);
  expect(await list(owner, 'inbox')).toEqual([]);
  expect(await list(ben, 'inbox')).toHaveLength(1);

  expect((await send(owner, [ana, ben])).status).toBe(201);
  await world.runStream();
  expect(await list(ana, 'inbox')).toEqual([]);
  expect(await send(owner, [ana])).toMatchObject({ code: 'AUTHOR_NOT_FOUND' });
});

test('It is refused to strangers, for strangers and oneself, to more people than allowed, and too often', async () => {
  const stranger = await world.user({ planTypeId: 'pro' });
  expect(await send(stranger, [ana])).toMatchObject({ status: 404, code: 'PROJECT_NOT_FOUND' });
  expect(await send(owner, [ana], { team: { ProjectID: 'nowhere', others: [] } })).toMatchObject({
    code: 'PROJECT_NOT_FOUND',
  });
  expect(await send(owner, [ana, stranger])).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
  expect(await send(owner, [ana, owner])).toMatchObject({ code: 'MESSAGE_SELF' });
  const many = Array.from({ length: message.recipients + 1 }, (_, at) => UserID.parse(`person-${at}`));
  expect(await send(owner, many)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });

  const { count } = limitOf('tellTeam');
  for (let number = 0; number < count; number++) expect((await send(owner, [ana, ben])).status).toBe(201);
  expect(await send(owner, [ana, ben])).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
});

test('As many people as allowed are written to in one transaction', async () => {
  const team = await Promise.all(Array.from({ length: message.recipients }, () => world.user()));
  for (const one of team) await join(one);
  const from = world.sent.length;
  expect((await send(owner, team, { submissionKey: 'submission-to-many' })).status).toBe(201);
  expect(world.sent.length - from).toBe(4);
  await world.runStream();
  for (const one of team) expect(await list(one, 'inbox')).toHaveLength(1);
});
