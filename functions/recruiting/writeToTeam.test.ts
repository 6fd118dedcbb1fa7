import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { refuseRecruitLabel } from './refuseRecruitLabel.ts';
import { teamToHire } from './testing/completedTeam.ts';
import { writeToTeam } from './writeToTeam.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let company: UserID;
let ProjectID: AProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, ana, ben, ProjectID } = await teamToHire(world));
  company = await world.user({ username: 'harbour-office' });
});

const body = {
  subject: 'A second gauge',
  body: 'Would you build one for us?',
  submissionKey: 'k'.repeat(16),
};
const write = (as = company, changes = {}) =>
  world.call(writeToTeam, { ProjectID, body: { ...body, ...changes } }, { as });
const list = async (as: UserID, type: 'inbox' | 'sent' = 'inbox') =>
  (await world.call(listMessages, { type }, { as })).data?.items.filter(({ subject }) =>
    subject.endsWith(body.subject),
  ) ?? [];

test('a message reaches every member once, however often it is sent; each can answer', async () => {
  const all = await Promise.all([write(), write()]);
  expect(all.map(({ status, data }) => [status, data?.recipients])).toEqual([
    [201, 3],
    [201, 3],
  ]);
  await world.runStream();
  expect((await write()).status).toBe(201);
  await world.runStream();

  for (const changed of [{ subject: 'Another gauge' }, { body: 'Would you build two?' }])
    expect(await write(company, changed)).toMatchObject({ status: 409, code: 'SUBMISSION_KEY_REUSED' });

  for (const who of [owner, ana, ben]) {
    const [message, ...others] = await list(who);
    expect(others).toEqual([]);
    expect(message?.read).toBe(false);
    const read = await world.call(getMessage, { id: message!.id }, { as: who });
    expect(read.data).toMatchObject({ body: body.body });
  }
  expect(await list(company, 'sent')).toHaveLength(1);

  const [message] = await list(ben);
  const answer = { recipient: company, subject: 'Yes', body: 'With pleasure.', replyTo: message!.id };
  expect((await world.call(sendMessage, { body: answer }, { as: ben })).status).toBe(201);
});

test('members who have blocked the sender are skipped, and the sender notices nothing', async () => {
  await world.call(blockContact, { ContactedUserID: company }, { as: ana });
  expect((await write()).data).toEqual({ recipients: 3 });
  await world.runStream();
  expect(await list(ana)).toEqual([]);
  expect(await list(ben)).toHaveLength(1);
});

test('is refused to teams without the label, to their own members, for unknown projects, and after ten a day', async () => {
  expect((await write(ana)).code).toBe('MESSAGE_SELF');
  for (const ProjectID of ['nowhere', '0'])
    expect((await world.callWith(writeToTeam, { ProjectID, body }, { as: company })).code).toBe(
      'PROJECT_NOT_FOUND',
    );
  for (const wrong of [{ body: '' }, { body: 'x'.repeat(5_001) }, { subject: 7 }, { submissionKey: 'short' }])
    expect(
      (await world.callWith(writeToTeam, { ProjectID, body: { ...body, ...wrong } }, { as: company })).code,
    ).toBe('VALIDATION_FAILED');
  for (let number = 0; number < 10; number++)
    expect((await write(company, { submissionKey: `submission-key-${number}` })).status).toBe(201);
  expect((await write(company, { submissionKey: 'submission-key-10' })).code).toBe('TOO_MANY_ATTEMPTS');

  await world.call(refuseRecruitLabel, { ProjectID }, { as: ben });
  expect((await write(await world.user())).code).toBe('TEAM_NOT_FOR_HIRE');
});
