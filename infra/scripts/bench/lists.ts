/**
 * `npm run bench:lists`: requests and consumed capacity of the first page of each personal list, and of all payouts,
 * with 1,000 and with 1,000,000 items (`-- --sizes 1000,10000` for other sizes, `--list payouts` for one of them). Fails
 * if they differ by more than 5 %. A million items take several minutes for each list, and more than 4 GB of memory.
 */
import { parseArgs } from 'node:util';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { TestRequest } from '#functions/testing/event.ts';
import type { World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { second } from '#shared/time.ts';
import { table } from './figures.ts';
import type { Item } from './writeItems.ts';

Object.assign(process.env, testEnvironment, { LOG_LEVEL: 'silent' }); // functions read it when they start
const [
  { createWorld },
  { createTeam },
  { writeItems },
  items,
  contacts,
  messages,
  news,
  board,
  own,
  payouts,
  all,
] = await Promise.all([
  import('#functions/testing/world.ts'),
  import('#functions/tasks/testing/taskWorld.ts'),
  import('./writeItems.ts'),
  import('./personalItems.ts'),
  import('#functions/contacts/listContacts.ts'),
  import('#functions/messages/listMessages.ts'),
  import('#functions/notifications/listNotifications.ts'),
  import('#functions/tasks/listProjectTasks.ts'),
  import('#functions/tasks/listAuthorTasks.ts'),
  import('#functions/money/payouts/listMyPayouts.ts'),
  import('#functions/money/payouts/listAllPayouts.ts'),
]);

interface Team {
  owner: UserID;
  ana: UserID;
  ProjectID: ProjectID;
}

interface List {
  items: (team: Team, number: number, at: string) => Item[];
  calls: (team: Team) => { operation: AnyOperation; input: TestRequest; as: UserID; groups?: string[] }[];
}

const lists: Record<string, List> = {
  contacts: {
    items: ({ owner }, number, at) => [items.contactItem(owner, number, at)],
    calls: ({ owner }) => [{ operation: contacts.listContacts, input: {}, as: owner }],
  },
  messages: {
    items: ({ owner, ana }, number, at) => [items.messageItem(owner, ana, number, at)],
    calls: ({ owner }) => [{ operation: messages.listMessages, input: { type: 'inbox' }, as: owner }],
  },
  notifications: {
    items: ({ owner }, number, at) => [items.notificationItem(owner, number, at)],
    calls: ({ owner }) => [{ operation: news.listNotifications, input: {}, as: owner }],
  },
  tasks: {
    items: ({ owner, ana, ProjectID }, number, at) => [
      items.taskItem(ProjectID, { creatorId: owner, assigneeId: ana }, number, at),
    ],
    calls: ({ owner, ana, ProjectID }) => [
      { operation: board.listProjectTasks, input: { ProjectID, query: { status: 'TODO' } }, as: owner },
      { operation: own.listAuthorTasks, input: { UserID: ana, query: { status: 'TODO' } }, as: ana },
    ],
  },
  payouts: {
    items: ({ owner, ProjectID }, number, at) => items.payoutItems(owner, ProjectID, number, at),
    calls: ({ owner, ana }) => [
      { operation: payouts.listMyPayouts, input: {}, as: owner },
      { operation: all.listAllPayouts, input: {}, as: ana, groups: ['admins'] },
    ],
  },
};

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,1000000' }, list: { type: 'string' } },
});
const sizes = values.sizes.split(',').map(Number);
const firstDate = Date.parse('2020-01-01T00:00:00.000Z');

function* itemsOf(list: List, team: Team, count: number): Generator<Item> {
  for (let number = 0; number < count; number++)
    yield* list.items(team, number, new Date(firstDate + number * second).toISOString());
}

async function costOf(
  world: World,
  operation: AnyOperation,
  input: TestRequest,
  sending: { as: UserID; groups?: string[] },
) {
  const from = world.sent.length;
  const received = await world.callWith(operation, input, sending);
  if (received.status !== 200)
    throw new Error(`${operation.contract.id}: ${received.status} ${received.code}`);
  const sent = world.sent.slice(from);
  return { requests: sent.length, units: sent.reduce((sum, one) => sum + one.capacityUnits, 0) };
}

const costs = new Map<string, { requests: number; units: number }[]>();
for (const [name, list] of Object.entries(lists)) {
  if (values.list && name !== values.list) continue;
  for (const size of sizes) {
    const world = await createWorld();
    const team = await createTeam(world);
    await writeItems(world, itemsOf(list, team, size));
    for (const { operation, input, ...sending } of list.calls(team)) {
      const cost = await costOf(world, operation, input, sending);
      costs.set(operation.contract.id, [...(costs.get(operation.contract.id) ?? []), cost]);
    }
    await world.close();
  }
}

const heads = ['list', ...sizes.flatMap(size => [`requests, ${size}`, `units, ${size}`])];
const rows = [...costs].map(([name, all]) => [
  name,
  ...all.flatMap(({ requests, units }) => [String(requests), units.toFixed(1)]),
]);
process.stdout.write(table(heads, rows));

const grown = [...costs].filter(([, [small, large]]) => {
  if (!small || !large) return false;
  return large.requests !== small.requests || Math.abs(large.units - small.units) > 0.05 * small.units;
});
for (const [name] of grown) process.stdout.write(`${name} costs more with more items.\n`);
process.exitCode = grown.length > 0 ? 1 : 0;
