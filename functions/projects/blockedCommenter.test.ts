import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as blockContact } from '#functions/contacts/blockContact.lambda.ts';
import { handler as unblockContact } from '#functions/contacts/unblockContact.lambda.ts';
import { handler as listNotifications } from '#functions/notifications/listNotifications.lambda.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, CommentID, UserID } from '#shared/ids.ts';
import { handler as addComment } from './addComment.lambda.ts';
import { handler as getProject } from './getProject.lambda.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, ana, ben] = [await world.user(), await world.user(), await world.user()];
  ProjectID = await aProject(world, owner);
});

const comment = (as: UserID, replyTo?: CommentID, project = ProjectID) =>
  world.call(
    addComment,
    { ProjectID: project, body: { text: 'Lovely.', ...(replyTo && { replyTo }) } },
    { as },
  );
const block = (as: UserID, ContactedUserID: UserID) => world.call(blockContact, { ContactedUserID }, { as });
const commentsOf = async () => (await world.call(getProject, { ProjectID }, { as: owner })).data?.comments;

test('a blocked person can neither comment nor reply, and is refused like others for other reasons', async () => {
  const denied = await aProject(world, ana, { status: 'submitted' });
  const refused = await comment(ana, undefined, denied);
  expect(refused).toMatchObject({ status: 409, code: 'INVALID_PROJECT_STATE' });

  const { data: opening } = await comment(ben);
  await block(owner, ana);
  expect((await comment(ana)).envelope).toEqual(refused.envelope);
  expect((await comment(ana, opening?.CommentID)).envelope).toEqual(refused.envelope);
  expect(await commentsOf()).toBe(1);
  expect(await comment(owner, opening?.CommentID)).toMatchObject({ status: 201 });

  await world.call(unblockContact, { ContactedUserID: ana }, { as: owner });
  expect(await comment(ana, opening?.CommentID)).toMatchObject({ status: 201 });
});

test('a comment and a block at the same time: it is counted if and only if it is accepted', async () => {
  const [added] = await Promise.all([comment(ana), block(owner, ana)]);
  expect([201, 409]).toContain(added.status);
  expect(await commentsOf()).toBe(added.status === 201 ? 1 : 0);
});

test('a reply in the project of a third person does not notify who has blocked its writer', async () => {
  const { data } = await comment(ben);
  await block(ben, ana);
  expect(await comment(ana, data?.CommentID)).toMatchObject({ status: 201 });
  await world.runStream();

  expect((await world.call(listNotifications, {}, { as: ben })).data?.items).toEqual([]);
});
