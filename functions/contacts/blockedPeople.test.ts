import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyForAdoption } from '#functions/adoption/applyForAdoption.ts';
import { offeredProject } from '#functions/adoption/testing/offeredProject.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { teamToHire } from '#functions/recruiting/testing/completedTeam.ts';
import { writeToTeam } from '#functions/recruiting/writeToTeam.ts';
import { answerQuestion } from '#functions/requests/answerQuestion.ts';
import { askApplicant } from '#functions/requests/askApplicant.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { invitePerson } from '#functions/suggestions/invitePerson.ts';
import type { Received } from '#functions/testing/received.ts';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import type { CommentID, UserID } from '#shared/ids.ts';
import { addContact } from './addContact.ts';
import { type ContactWorld, createContactWorld } from './testing/contactWorld.ts';

/** Every file that asks whether a person is blocked, and what it does then. */
const uses = {
  'functions/adoption/applyForAdoption.ts': 'withholds',
  'functions/contacts/addContact.ts': 'withholds',
  'functions/messages/sendMessage.ts': 'withholds',
  'functions/messages/sendToTeam.ts': 'withholds',
  'functions/comments/addComment.ts': 'withholds',
  'functions/recruiting/deliverTeamMessage.ts': 'withholds',
  'functions/requests/answerQuestion.ts': 'withholds',
  'functions/requests/askApplicant.ts': 'withholds',
  'functions/requests/sendRequest.ts': 'withholds',
  'functions/suggestions/invitePerson.ts': 'withholds',

  'functions/adoption/deliverWithheldCandidacies.ts': 'delivers what was withheld',
  'functions/comments/deliverWithheldComments.ts': 'delivers what was withheld',
  'functions/requests/deliverWithheldRequests.ts': 'delivers what was withheld',

  'functions/comments/comment.news.ts': 'notifies',
  'functions/follows/stillTold.ts': 'notifies',
  'functions/follows/tellFollowers.ts': 'notifies',
  'functions/home/readTogether.ts': 'proposes',
  'functions/market/mayPropose.ts': 'proposes',
  'functions/messages/seen.ts': 'shows neither what the other has read',
  'functions/suggestions/listSuggestedPeople.ts': 'proposes',
  'functions/suggestions/listSuggestedProspects.ts': 'proposes',

  'functions/contacts/toContact.ts': 'shows the blocker whom they have blocked',
  'functions/contacts/unblockContact.ts': 'shows the blocker whom they have blocked',
  'functions/contacts/withheld.ts': 'asks for all',
} as const;

type File = keyof typeof uses;
type Withholding = { [F in File]: (typeof uses)[F] extends 'withholds' ? F : never }[File];

test('every use of a block is known', () => {
  const using = sources.filter(
    file =>
      file.startsWith('functions/') &&
      !isTest(file) &&
      /\b(isBlockedBy|notBlocked|deliverOrWithhold)\(/.test(readSource(file)),
  );
  expect(using.toSorted()).toEqual(Object.keys(uses).toSorted());
});

let world: ContactWorld;
let owner: UserID;
let scene: Awaited<ReturnType<typeof createScene>>;

/** Projects of one owner who has blocked one of two people: with a role and a comment, offered, and for hire. */
async function createScene() {
  const offered = await offeredProject(world);
  owner = offered.owner;
  await offered.offer();
  world.clock.add({ days: 15 });
  const open = await projectWithRoles(world, owner);
  const role = await open.role();
  const filled = await open.role();
  await open.accept(owner, await open.apply(await world.user(), filled));
  const { data } = await world.call(
    addComment,
    { ProjectID: open.ProjectID, body: { text: 'Ask me anything.' } },
    { as: owner },
  );
  const team = await teamToHire(world);
  const person = (username: string) =>
    world.user({ username, planTypeId: 'premium', contributionPoints: 2_500 });
  const [blocked, other] = [await person('lea'), await person('leo')];
  for (const by of [owner, team.owner]) await world.block(by, blocked);
  return {
    offered: offered.ProjectID,
    open: open.ProjectID,
    role,
    filled,
    team,
    opening: data?.CommentID,
    blocked,
    other,
  };
}

beforeAll(async () => {
  world = await createContactWorld();
  scene = await createScene();
});
afterAll(() => world.close());

type Send = (as: UserID) => Promise<Received>;
const send =
  (handler: AnyOperation, input: () => object): Send =>
  as =>
    world.callWith(handler, input() as never, { as });

/** The calls with which a person reaches another, by the file that decides what a blocked one gets. */
const operations: Record<Withholding, Record<string, Send>> = {
  'functions/requests/sendRequest.ts': {
    'an application': send(sendRequest, () => ({
      ProjectID: scene.open,
      body: { typeId: scene.role, note: 'I draw harbours.' },
    })),
    'an application for a filled role': send(sendRequest, () => ({
      ProjectID: scene.open,
      body: { typeId: scene.filled },
    })),
    'the same application again': send(sendRequest, () => ({
      ProjectID: scene.open,
      body: { typeId: scene.role },
    })),
  },
  'functions/comments/addComment.ts': {
    'a comment': send(addComment, () => ({ ProjectID: scene.open, body: { text: 'Lovely.' } })),
    'a reply': send(addComment, () => ({
      ProjectID: scene.open,
      body: { text: 'Why a gauge?', replyTo: scene.opening },
    })),
    'a reply to no comment': send(addComment, () => ({
      ProjectID: scene.open,
      body: { text: 'Why?', replyTo: scene.role as string as CommentID },
    })),
  },
  'functions/adoption/applyForAdoption.ts': {
    'an application for an offer': send(applyForAdoption, () => ({
      ProjectID: scene.offered,
      body: { note: 'I would like to bring it to its end.' },
    })),
  },
  'functions/messages/sendMessage.ts': {
    'a message': send(sendMessage, () => ({ body: { recipient: owner, subject: 'Tides', body: 'Hello.' } })),
  },
  'functions/messages/sendToTeam.ts': { 'a message to several people of a team': as => writeToOwner(as) },
  'functions/contacts/addContact.ts': {
    'a contact request': send(addContact, () => ({ body: { ContactedUserID: owner } })),
    'a contact request again': send(addContact, () => ({ body: { ContactedUserID: owner } })),
  },
  'functions/recruiting/deliverTeamMessage.ts': {
    'a message to a team': send(writeToTeam, () => ({
      ProjectID: scene.team.ProjectID,
      body: { subject: 'Work', body: 'We have work for you all.', submissionKey: 'work-for-all-of-you' },
    })),
  },
  'functions/requests/askApplicant.ts': { 'a question': as => askOwner(as) },
  'functions/requests/answerQuestion.ts': { 'an answer': as => answerOwner(as) },
  'functions/suggestions/invitePerson.ts': {
    'an invitation': as => inviteOwner(as),
  },
};

/** Invites the owner to a role in a project of the caller. */
async function inviteOwner(as: UserID): Promise<Received> {
  const own = await projectWithRoles(world, as);
  const ProspectID = await own.role();
  return await world.call(
    invitePerson,
    { ProjectID: own.ProjectID, ProspectID, body: { UserID: owner } },
    { as },
  );
}

/** Writes to the owner as a member of a project of the caller. */
async function writeToOwner(as: UserID): Promise<Received> {
  const own = await projectWithRoles(world, as);
  await own.accept(as, await own.apply(owner, await own.role()));
  const team = { ProjectID: own.ProjectID, others: [] };
  return await world.call(
    sendMessage,
    { body: { recipient: owner, subject: 'Tides', body: 'Hello, all of you.', team } },
    { as },
  );
}

/** Asks the owner about an application for a role in a project of the caller. */
async function askOwner(as: UserID): Promise<Received> {
  const own = await projectWithRoles(world, as);
  const { contributionRequestId } = await own.apply(owner, await own.role());
  const { ProjectID } = own;
  const body = { question: 'Which evenings are free?' };
  return await world.call(askApplicant, { ProjectID, contributionRequestId, body }, { as });
}

/** Answers the question of an owner who has blocked the one of the two people after it. */
async function answerOwner(as: UserID): Promise<Received> {
  const asker = await world.user();
  const { ProjectID, apply, role } = await projectWithRoles(world, asker);
  const { contributionRequestId } = await apply(as, await role());
  const question = { question: 'Which evenings are free?' };
  await world.call(askApplicant, { ProjectID, contributionRequestId, body: question }, { as: asker });
  if (as === scene.blocked) await world.block(asker, as);
  const body = { answer: 'Tuesdays.' };
  return await world.call(answerQuestion, { ProjectID, contributionRequestId, body }, { as });
}

/** Calls that are refused to every caller. */
const refused = {
  'an application for a filled role': 409,
  'the same application again': 409,
  'a reply to no comment': 404,
  'a contact request again': 409,
};

/** The names and types of all fields, without their values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
};

describe('a blocked person gets the answer of everybody else to', () => {
  test.each(Object.values(operations).flatMap(calls => Object.entries(calls)))('%s', async (name, call) => {
    const expected = await call(scene.other);
    const received = await call(scene.blocked);
    expect(expected.status === 201).toBe(!(name in refused));
    expect([received.status, received.code]).toEqual([expected.status, expected.code]);
    expect(shapeOf(received.envelope)).toEqual(shapeOf(expected.envelope));
  });
});
