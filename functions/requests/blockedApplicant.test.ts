import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getContact } from '#functions/contacts/getContact.ts';
import { unblockContact } from '#functions/contacts/unblockContact.ts';
import { withdrawApplications } from '#functions/deletion/leaveProjects.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ContributionRequestId, ProspectID, UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { listMyAppliedProspects } from './listMyAppliedProspects.ts';
import { listMyRequests } from './listMyRequests.ts';
import { listOwnerRequests } from './listOwnerRequests.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { listProspects } from './listProspects.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { sendRequest } from './sendRequest.ts';
import { ownerAndApplicants, type ProjectWithRoles } from './testing/projectWithRoles.ts';
import { withdrawRequest } from './withdrawRequest.ts';

let world: World;
let scene: Awaited<ReturnType<typeof ownerAndApplicants>>;
let owner: UserID;
/** A person whom the owner blocks, and one whom they do not. */
let ana: UserID;
let ben: UserID;
let typeId: ProspectID;
let ProjectID: ProjectWithRoles['ProjectID'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await ownerAndApplicants(world);
  ({ owner, ana, ben, ProjectID } = scene);
  typeId = await scene.role();
});

const apply = (as = ana, role = typeId) =>
  world.call(sendRequest, { ProjectID, body: { typeId: role } }, { as });
const block = () => world.call(blockContact, { ContactedUserID: ana }, { as: owner });
const unblock = async () => {
  await world.call(unblockContact, { ContactedUserID: ana }, { as: owner });
  await world.runStream();
};
const received = async () => {
  const lists = [
    await world.call(listProjectRequests, { ProjectID, query: {} }, { as: owner }),
    await world.call(listProjectRequests, { ProjectID, query: { status: 'pending' } }, { as: owner }),
    await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner }),
    await world.call(listOwnerRequests, { query: { ownerId: owner, status: 'pending' } }, { as: owner }),
  ];
  return lists.map(({ data }) => data?.items.length);
};
const withdraw = (as: UserID, contributionRequestId: ContributionRequestId) =>
  world.call(withdrawRequest, { ProjectID, contributionRequestId }, { as });
const mine = async (as = ana) => (await world.call(listMyRequests, { query: {} }, { as })).data?.items ?? [];
const role = async (as: UserID) => (await world.call(listProspects, { ProjectID }, { as })).data?.items[0];
const waiting = async () => (await world.table.get(personCounts.key(owner)))?.pendingRequests ?? 0;
const kinds = async (as: UserID) =>
  (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind) ?? [];
const inbox = async (as: UserID) =>
  (await world.call(listMessages, { type: 'inbox' }, { as })).data?.items.map(({ notice }) => notice?.kind);
const mailsTo = (id: UserID) =>
  world.mails.filter(({ to }) => to === `${id}@example.com`).map(({ subject }) => subject);

/** Everything that shows a person the outcome of their application. */
const told = async (as: UserID) => ({
  requests: (await mine(as)).map(({ status, because }) => ({ status, because })),
  notifications: await kinds(as),
  messages: await inbox(as),
  mails: mailsTo(as),
});

/** The owner blocks Ana, who applies as Ben does. */
async function bothApply() {
  await block();
  const sent = [await apply(ana), await apply(ben)] as const;
  await world.runStream();
  return sent;
}

describe('an application of a blocked person', () => {
  test('is shown to them like any other, until it ends', async () => {
    const [{ data: own }, { data: other }] = await bothApply();
    expect(own).toMatchObject({ status: 'pending', contributorId: ana });
    expect(Object.keys(own ?? {})).toEqual(Object.keys(other ?? {}));
    expect(await mine()).toMatchObject([{ contributionRequestId: own?.contributionRequestId }]);
    expect(await role(ana)).toMatchObject({ yourRequest: 'pending', applicants: 2 });
    expect((await world.call(listMyAppliedProspects, { query: {} }, { as: ana })).data?.items).toMatchObject([
      { status: 'pending', applicants: 2 },
    ]);
    const contact = { ContactedUserID: owner };
    const [one, two] = [
      (await world.call(getContact, contact, { as: ana })).data,
      (await world.call(getContact, contact, { as: ben })).data,
    ];
    expect(one).toEqual(two);
    expect(one).toMatchObject({ status: 'INTERACTED', canWrite: true });
    expect((await apply()).code).toBe('ALREADY_APPLIED');
  });

  test('reaches nobody else: no list, count, notification, message, email or reminder', async () => {
    await block();
    const { data } = await apply();
    await world.runStream();
    const contributionRequestId = data!.contributionRequestId;
    world.clock.add({ days: 8 });
    await remindAndExpireRequests(world.deps);
    await world.runStream();

    expect(await received()).toEqual([0, 0, 0, 0]);
    expect(await waiting()).toBe(0);
    expect((await role(owner))?.applicants).toBe(0);
    expect((await role(ben))?.applicants).toBe(0);
    expect(await told(owner)).toEqual({ requests: [], notifications: [], messages: [], mails: [] });
    const as = { as: owner };
    expect((await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, as)).code).toBe(
      'REQUEST_NOT_FOUND',
    );
    expect((await scene.accept(owner, data!)).code).toBe('REQUEST_NOT_FOUND');
    expect((await withdraw(ben, contributionRequestId)).code).toBe('REQUEST_NOT_FOUND');
  });

  test('can be withdrawn and sent again, which the owner does not notice', async () => {
    const [own] = await bothApply();
    const { contributionRequestId } = own.data!;
    const both = await Promise.all([
      withdraw(ana, contributionRequestId),
      withdraw(ana, contributionRequestId),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await world.runStream();
    expect(await role(ana)).toMatchObject({ yourRequest: 'withdrawn', applicants: 1 });
    expect(await kinds(owner)).toEqual(['requestSent']);
    expect(await apply()).toMatchObject({ status: 201 });
    expect((await role(ben))?.applicants).toBe(1);
  });

  const ends: Record<string, () => Promise<unknown>> = {
    'after two weeks': async () => {
      world.clock.add({ days: 15 });
      await remindAndExpireRequests(world.deps);
    },
    'when somebody else gets the role': async () => {
      const { data } = await apply(await world.user());
      return await scene.accept(owner, data!);
    },
    'when the role is removed': () =>
      world.call(removeProspect, { ProjectID, ProspectID: typeId }, { as: owner }),
    'when the project is abandoned': async () => {
      await world.table.write(Step.put(projectCount.key(owner), { open: 1 }));
      return await world.call(
        changeProjectStatus,
        { ProjectID, body: { status: 'abandoned' } },
        { as: owner },
      );
    },
  };
  test.each(Object.entries(ends))('ends %s, with the answers that others get', async (_, end) => {
    await bothApply();
    await end();
    await world.runStream();
    const [one, two] = [await told(ana), await told(ben)];
    expect(one).toEqual(two);
    expect(one.mails).toHaveLength(1);
    expect(one.requests).not.toContainEqual({ status: 'pending' });
    expect(
      (await world.call(getContact, { ContactedUserID: owner }, { as: ana })).data?.status,
    ).toBeUndefined();
  });

  test('goes with the project, and is withdrawn with its account', async () => {
    await bothApply();
    await withdrawApplications(world.deps, ana);
    expect(await mine()).toMatchObject([{ status: 'withdrawn' }]);
    await apply();
    await world.table.write(Step.remove(projects.key(ProjectID)));
    await world.runStream();
    expect(await mine()).toEqual([]);
  });
});

describe('unblocking', () => {
  test('delivers what is pending, once', async () => {
    await bothApply();
    await unblock();
    expect(await received()).toEqual([2, 2, 2, 2]);
    expect(await waiting()).toBe(2);
    expect((await role(ben))?.applicants).toBe(2);
    expect((await role(ana))?.applicants).toBe(2);
    expect(await kinds(owner)).toEqual(['requestSent', 'requestSent']);
    expect(await mine()).toMatchObject([{ status: 'pending' }]);
    expect((await apply()).code).toBe('ALREADY_APPLIED');
    expect(await scene.accept(owner, (await mine())[0]!)).toMatchObject({ status: 201 });
    await world.runStream();
    expect((await mine())[0]?.status).toBe('approved');
  });

  test('delivers nothing that has ended, or whose sender is blocked again', async () => {
    const [own] = await bothApply();
    await world.call(unblockContact, { ContactedUserID: ana }, { as: owner });
    await block();
    await world.runStream();
    expect(await received()).toEqual([1, 1, 1, 1]);
    await withdraw(ana, own.data!.contributionRequestId);
    await unblock();
    expect(await received()).toEqual([1, 1, 1, 1]);
    expect(await apply()).toMatchObject({ status: 201 });
  });
});

test('someone who blocks an owner can still apply to their projects', async () => {
  await world.call(blockContact, { ContactedUserID: owner }, { as: ana });
  expect(await apply()).toMatchObject({ status: 201 });
  expect(await received()).toEqual([1, 1, 1, 1]);
});

test('an application before the block stays, and a second one is refused as to everybody', async () => {
  await apply();
  await block();
  expect(await received()).toEqual([1, 1, 1, 1]);
  expect((await apply()).code).toBe('ALREADY_APPLIED');
});

test.each([
  ['a block', true],
  ['an unblocking', false],
])('%s at the same time comes before or after the application, which tells neither', async (_, blocks) => {
  if (!blocks) await block();
  const [sent] = await Promise.all([apply(), blocks ? block() : unblock()]);
  expect(sent.status).toBe(201);
  await world.runStream();
  const [count] = await received();
  if (blocks) expect([0, 1]).toContain(count);
  else expect(count).toBe(1);
  expect(await received()).toEqual([count, count, count, count]);
  expect(await waiting()).toBe(count);
  expect(await mine()).toMatchObject([{ status: 'pending' }]);
  expect((await apply()).code).toBe('ALREADY_APPLIED');
});
