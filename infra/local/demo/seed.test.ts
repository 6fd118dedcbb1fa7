import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPeople } from '#functions/admin/findPeople.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { listProjectsForReview } from '#functions/admin/listProjectsForReview.ts';
import { listBlockedContacts } from '#functions/contacts/listBlockedContacts.ts';
import { listContacts } from '#functions/contacts/listContacts.ts';
import { listPendingContactRequests } from '#functions/contacts/listPendingContactRequests.ts';
import { shardsOf } from '#functions/ledger/accounts.ts';
import { balances } from '#functions/ledger/ledger.ts';
import { ownPayouts, payoutEntries, payouts } from '#functions/money/payouts/payout.store.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { listReports } from '#functions/reports/listReports.ts';
import { listProjectRequests } from '#functions/requests/listProjectRequests.ts';
import { getStatistics } from '#functions/statistics/getStatistics.ts';
import { getMySubscription } from '#functions/subscriptions/getMySubscription.ts';
import { listProjectTasks } from '#functions/tasks/listProjectTasks.ts';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { createPayments, type Payments } from '#infra/local/payments/payments.ts';
import { special } from '#shared/ids.ts';
import { taskStates } from '#shared/taskLifecycle.ts';
import { userIdOf } from './demoId.ts';
import { generatePayments } from './generatePayments.ts';
import { type PersonKey, people } from './people.ts';
import { demoProjects } from './projects.ts';
import { failedPayoutRecipients } from './seeding/payOut.ts';
import { projectIdOf } from './seeding/replayProject.ts';
import { seedHistory } from './seeding/seedHistory.ts';
import { inTrial, pastDue } from './seeding/subscribeToPlan.ts';
import { writeItems } from './seeding/writeItems.ts';
import { demoTasks } from './tasks.ts';
import { commentsInWrongLanguage, commentsOf } from './testing/demoComments.ts';
import { attachedAndSeen, byName, everyone, openRefunds, readOf } from './testing/readDemo.ts';

let world: World;
let payments: Payments;

beforeAll(async () => {
  world = await createWorld();
  const now = () => new Date(world.clock.now()); // plans renew on the days after
  payments = await createPayments({ secretKey: 'sk_test_demo', webhookSecret: 'whsec_demo', now });
  const items = await seedHistory(world.deps, payments, { keepPrivate: async () => undefined });
  const { client, tableName: TableName } = world.database;
  const StreamSpecification = { StreamEnabled: false };
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification })); // as in seedDemo
  await writeItems(client, TableName, items);
});

afterAll(async () => {
  await payments.close();
  await world.close();
});

test('one subscription is in its trial, one renewal has failed, and others are active', async () => {
  const statusOf = async (name: PersonKey) =>
    (await world.call(getMySubscription, {}, { as: userIdOf(name) })).data?.subscription?.status;
  expect(await statusOf(inTrial)).toBe('trial');
  expect(await statusOf(pastDue)).toBe('past-due');
  expect(await statusOf('maren')).toBe('active');
});

const edith = { as: special.topAdministrator, groups: ['admins'] };

test('the administrators find a banned person, open reports, what they did and numbers of each day', async () => {
  const [banned, reports, log, numbers] = await Promise.all([
    world.call(findPeople, { query: { status: 'banned' } }, edith),
    world.call(listReports, { query: {} }, edith),
    world.call(listAuditEntries, { query: {} }, edith),
    world.call(getStatistics, { query: { days: '90' } }),
  ]);
  expect(banned.data?.items.map(({ username }) => username)).toEqual([people.barry.username]);
  expect(reports.data?.items.map(({ count }) => count)).toEqual([2, 1, 1]);
  const actions = log.data?.items.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['banPerson', 'approveProject']));
  const days = numbers.data?.days ?? [];
  for (const name of ['people', 'published', 'applications', 'tasks'] as const)
    expect(
      days.some(day => day[name] > 0),
      name,
    ).toBe(true);
});

test('the demo users have contacts, requests in both directions, people they work with and a block', async () => {
  const maren = { as: userIdOf('maren') };
  const pending = await world.call(listPendingContactRequests, {}, maren);
  expect(pending.data).toMatchObject({ received: 2, sent: 1 });
  const [accepted, interacted] = await Promise.all([
    world.call(listContacts, {}, maren),
    world.call(listContacts, { query: { status: 'INTERACTED' } }, maren),
  ]);
  const names = (accepted.data?.items ?? []).map(({ user }) => user.username);
  expect(names).toEqual(expect.arrayContaining([people.ailsa.username, people.priya.username]));
  expect(interacted.data?.items.length).toBeGreaterThan(0);
  expect((await world.call(listBlockedContacts, {}, maren)).data?.items).toMatchObject([
    { ContactedUserID: userIdOf('arjun') },
  ]);
});

test('messages have attachments, people see what others have read, and news that has been acted on is read', async () => {
  expect(await readOf(world, 'priya', 'contactRequested')).toEqual([true, true]);
  expect(await attachedAndSeen(world, 'maren')).toEqual({ attached: 3, isSeen: true });
});

describe('the seeded projects', () => {
  test.each(demoProjects.map(project => [project.slug, project] as const))('%s', async (_, project) => {
    const { owner, state, likes = 0, comments = [], roles } = project;
    const { data } = await world.call(getProject, { ProjectID: projectIdOf(project) }, edith);
    const paid = generatePayments(project);
    const taken = roles.filter(role => role.taken).length;
    expect(data).toMatchObject({
      status: state,
      owner: { username: people[owner].username },
      raised: paid.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
      supporters: new Set(paid.map(({ by }) => by)).size,
      soldUnits: paid.reduce((sum, { kind, quantity }) => sum + (kind === 'points' ? quantity : 0), 0),
      likes,
      comments: comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0),
      members: taken,
      rolesOpen: ['halted', 'abandoned', 'completed'].includes(state) ? 0 : roles.length - taken,
    });
  });

  test('comments have their languages, replies and times', async () => {
    expect(await commentsInWrongLanguage(world)).toEqual([]);
    const [first] = await commentsOf(world, 'tidewatch');
    expect(first).toMatchObject({ author: { username: 'tom.trelawny' }, byOwner: false });
    expect(first?.replies.map(({ author }) => author.username)).toEqual(['maren', 'tom.trelawny']);
    const times = [first, ...(first?.replies ?? [])].map(said => said?.createdAt ?? '');
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)?.localeCompare(world.clock.now())).toBe(-1);
  });

  test('the team consists of the accepted applicants, and the owner has pending requests', async () => {
    const ProjectID = projectIdOf(byName('tidewatch'));
    const team = await world.call(listTeamMembers, { ProjectID });
    expect(team.data?.items.map(({ username }) => username).toSorted()).toEqual(
      ['idris.bowen', 'jonas.lindqvist', 'maren', 'mei.tanaka', 'priya'].toSorted(),
    );
    const waiting = await world.call(
      listProjectRequests,
      { ProjectID, query: { status: 'pending' } },
      { as: userIdOf('maren') },
    );
    expect(waiting.data?.items).toHaveLength(4);
  });

  test.each(Object.entries(demoTasks))('the tasks of %s are on its board', async (slug, planned) => {
    const ProjectID = projectIdOf(byName(slug));
    const as = userIdOf(byName(slug).owner);
    for (const status of taskStates) {
      const expected = planned.filter(task => task.status === status).map(({ title }) => title);
      const { data } = await world.call(listProjectTasks, { ProjectID, query: { status } }, { as });
      expect(data?.items.map(({ Title }) => Title).toSorted()).toEqual(expected.toSorted());
      expect(data?.counts[status]).toBe(expected.length);
      expect(data?.board.readOnly).toBeUndefined();
    }
  });

  test('the administrator sees the pending proposals, oldest first', async () => {
    const { data } = await world.call(listProjectsForReview, { query: {} }, edith);
    expect(data?.items.map(({ shortName }) => shortName)).toEqual([
      'Fieldnotes',
      'Huerta 9',
      'Le Quart d’heure',
      'Sundial kit',
      'Paper trail',
      'Kiln & Co',
    ]);
  });
});

describe('payments and payouts', () => {
  test('the ledger sums to zero and to the payments', async () => {
    const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
    const owed = names.map(name => `payable:user:${userIdOf(name)}`);
    for (const currency of ['GBP', 'EUR', 'USD'] as const) {
      const sumOf = async (account: string) => {
        const found = await world.deps.table.batchGet(
          ...shardsOf(account).map(part => balances.key(account, currency, part)),
        );
        return found.reduce((sum, item) => sum + (item?.amount ?? 0), 0);
      };
      const accounts = [
        'provider:stripe',
        'clearing',
        'revenue:commission',
        'fees:stripe',
        'revenue:subscriptions',
        ...owed,
      ];
      const sums = await Promise.all(accounts.map(sumOf));
      expect(sums.reduce((total, sum) => total + sum, 0)).toBe(0);
      expect(sums[0]).toBeGreaterThan(0);
      expect(sums[1]).toBe(0);
    }
  });

  test("the provider's balance matches the ledger", async () => {
    const all = payments.runAt(new Date(world.clock.now()), ({ store }) => store.balance.all());
    const held = all.filter(({ currency }) => currency === 'gbp');
    const parts = shardsOf('provider:stripe').map(part => balances.key('provider:stripe', 'GBP', part));
    const known = await world.deps.table.batchGet(...parts);
    expect(known.reduce((sum, item) => sum + (item?.amount ?? 0), 0)).toBe(
      held.reduce((sum, { net }) => sum + net, 0),
    );
  });

  test('one refund request waits for its owner and one for administrators, and both hold their payouts', async () => {
    expect(await openRefunds(world)).toEqual([
      { project: 'Murmure', decider: 'administrator', isHeld: true },
      { project: 'Tidewatch', decider: 'owner', isHeld: true },
    ]);
  });

  test('due payouts were sent, except two that await an administrator and those without a payout account', async () => {
    const all = await everyone(async id => {
      const { items } = await world.deps.table.query(payoutEntries, { pk: ownPayouts(id), limit: 200 });
      return await world.deps.table.batchGet(
        ...items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId)),
      );
    });
    const count = (status: string) => all.filter(payout => payout?.status === status).length;
    expect(count('completed')).toBeGreaterThan(100);
    expect(count('pending')).toBeGreaterThan(5);
    expect(count('eligible')).toBeGreaterThan(5);
    expect(
      all
        .filter(payout => payout?.status === 'failed')
        .map(payout => payout?.recipientId)
        .toSorted(),
    ).toEqual(expect.arrayContaining(failedPayoutRecipients.toSorted()));
    expect(count('processing')).toBe(0);
  });

  test('a team receives the share that its owner set', async () => {
    const { items } = await world.deps.table.query(payoutEntries, {
      pk: ownPayouts(userIdOf('priya')),
      limit: 100,
    });
    const own = await world.deps.table.batchGet(
      ...items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId)),
    );
    expect(own.length).toBeGreaterThan(3);
    expect(own.every(payout => payout?.project.shortName === 'Tidewatch' && payout.amount > 0)).toBe(true);
  });
});
