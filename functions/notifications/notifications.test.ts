import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { NotificationID, type UserID } from '#shared/ids.ts';
import { listNotifications } from './listNotifications.ts';
import { type NotificationContent, notificationSteps } from './notification.store.ts';
import { readAllNotifications } from './readAllNotifications.ts';
import { readNotification } from './readNotification.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const notice: NotificationContent = {
  kind: 'requestSent',
  values: { project: 'Signal Box', person: 'Priya' },
  link: '/contribution-requests',
};
async function told(to: UserID, times = 1): Promise<NotificationID[]> {
  const ids = [];
  for (let time = 0; time < times; time++) {
    const id = world.deps.newId();
    await world.table.transact(
      ...notificationSteps.create(to, [notice], { newId: () => id, now: world.clock.now }),
    );
    ids.push(NotificationID.parse(id));
  }
  return ids;
}
const list = async (as: UserID, query = {}) => (await world.call(listNotifications, { query }, { as })).data;
const read = (as: UserID, NotificationID: NotificationID) =>
  world.call(readNotification, { NotificationID }, { as });
const readAll = (as: UserID) => world.call(readAllNotifications, {}, { as });

describe('notifications', () => {
  test('are listed newest first, with the number of unread ones', async () => {
    const ada = await world.user();
    const [first, second, third] = await told(ada, 3);
    const page = await list(ada, { limit: 2 });

    expect(page?.items.map(({ NotificationID }) => NotificationID)).toEqual([third, second]);
    expect(page).toMatchObject({ unread: 3 });
    expect(page?.items[0]).toMatchObject({ ...notice, read: false, createdAt: world.clock.now() });
    const next = await list(ada, { limit: 2, cursor: page?.cursor });
    expect(next?.items.map(({ NotificationID }) => NotificationID)).toEqual([first]);
  });

  test('belong to one user', async () => {
    const [ada, bob] = [await world.user(), await world.user()];
    const [one = NotificationID.parse('none')] = await told(ada);

    expect(await list(bob)).toEqual({ items: [], unread: 0 });
    expect(await read(bob, one)).toMatchObject({ status: 404, code: 'NOTIFICATION_NOT_FOUND' });
    expect(await world.call(listNotifications, {})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  test('are each marked as read once, however often and at the same time', async () => {
    const ada = await world.user();
    const [one = NotificationID.parse('none')] = await told(ada, 2);
    await Promise.all([read(ada, one), read(ada, one), read(ada, one)]);
    const again = await read(ada, one);

    expect(again.data).toMatchObject({ NotificationID: one, read: true });
    expect(await list(ada)).toMatchObject({ unread: 1 });
  });

  test('are all marked as read at the same cost for many as for few', async () => {
    const ada = await world.user();
    const [oldest = NotificationID.parse('none')] = await told(ada, 25);
    const from = world.requests();
    const answer = await readAll(ada);

    expect(world.requests(from)).toBe(3);
    expect(answer.data).toEqual({ unread: 0 });
    const page = await list(ada, { limit: 100 });
    expect(page?.items.every(({ read }) => read)).toBe(true);
    expect((await read(ada, oldest)).data?.read).toBe(true);
    expect(await list(ada)).toMatchObject({ unread: 0 });
    expect((await readAll(ada)).data).toEqual({ unread: 0 });
  });

  test('that arrive after all were read are unread', async () => {
    const ada = await world.user();
    await told(ada, 2);
    await readAll(ada);
    const [fresh] = await told(ada);

    const page = await list(ada);
    expect(page).toMatchObject({ unread: 1 });
    expect(page?.items.map(({ read }) => read)).toEqual([false, true, true]);
    expect(page?.items[0]?.NotificationID).toBe(fresh);
  });

  test('that arrive while all are being marked as read keep the count correct', async () => {
    const ada = await world.user();
    await told(ada, 2);
    const { query: listOf } = world.table;
    let interrupted = false;
    world.table.query = (async (...args: Parameters<typeof listOf>) => {
      const page = await listOf(...args);
      if (!interrupted) {
        interrupted = true;
        await told(ada);
      }
      return page;
    }) as typeof listOf;
    await readAll(ada);
    world.table.query = listOf;

    const page = await list(ada);
    expect(page?.unread).toBe(page?.items.filter(({ read }) => !read).length);
  });
});

test('listing many notifications costs the same as listing one', async () => {
  const ada = await world.user();
  await told(ada, 30);
  const from = world.requests();
  const page = await list(ada);

  expect(world.requests(from)).toBe(2);
  expect(page).toMatchObject({ unread: 30 });
  expect(page?.items).toHaveLength(20);
});
