import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { moneyEvents } from '#functions/money/money.events.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { special, type UserID } from '#shared/ids.ts';
import { listNotifications } from './listNotifications.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

/** An administrator, as `npm run administrator -- add` makes one. */
const administrator = async (name: string, fields: object = {}): Promise<UserID> => {
  const id = await world.user({
    username: name,
    email: `${name}@example.com`,
    isAdministrator: true,
    ...fields,
  });
  await world.runStream();
  return id;
};
const change = async (id: UserID, fields: object) => {
  await world.table.write(Step.update(authors.key(id), fields));
  await world.runStream();
};
const theirs = (to: UserID) => world.call(listNotifications, {}, { as: to });

async function payoutsWait(id = 'payouts-wait'): Promise<void> {
  await world.table.write(
    outbox.publish(world.deps, moneyEvents.payoutsStuck, { reason: 'balance_too_low' }, id),
  );
  await world.runStream();
}
const mailed = () => world.mails.map(({ to, subject }) => [to, subject]);

describe('a notice to administrators', () => {
  test('reaches each of them in their language, in the app and by email', async () => {
    const edith = await administrator('edith');
    const odile = await administrator('odile', { language: 'fr' });
    await world.user({ email: 'nobody@example.com' });
    await payoutsWait();

    expect(mailed().toSorted()).toEqual([
      ['edith@example.com', 'Payouts wait: the balance at Stripe is too low'],
      ['odile@example.com', expect.stringContaining('Stripe')],
    ]);
    expect(world.mails.find(({ to }) => to.startsWith('odile'))?.subject).toMatch(/solde/);
    for (const id of [edith, odile])
      expect((await theirs(id)).data).toMatchObject({ unread: 1, items: [{ kind: 'payoutsShortOfFunds' }] });
  });

  test('reaches each of them once, also if another one could not be reached at first', async () => {
    const edith = await administrator('edith');
    const odile = await administrator('odile');
    const { mail } = world.deps;
    const { send } = mail;
    mail.send = (to, letter) =>
      to.startsWith('odile') ? Promise.reject(new Error('Mail is down')) : send(to, letter);
    await expect(payoutsWait()).rejects.toThrow();
    expect(mailed().map(([to]) => to)).toEqual(['edith@example.com']);

    mail.send = send;
    await world.runStream();
    await payoutsWait(); // the same event
    expect(mailed().map(([to]) => to)).toEqual(['edith@example.com', 'odile@example.com']);
    for (const id of [edith, odile]) expect((await theirs(id)).data?.unread).toBe(1);
  });

  test.each([
    ['is banned', { status: 'banned' }],
    ['has deleted their account', { status: 'deleted' }],
    ['is no administrator any more', { isAdministrator: false }],
  ])('does not reach somebody who %s', async (_, fields) => {
    await administrator('edith');
    const odile = await administrator('odile');
    await change(odile, fields);
    await payoutsWait();
    expect(mailed().map(([to]) => to)).toEqual(['edith@example.com']);
  });

  test('reaches a person whose ban is over', async () => {
    const edith = await administrator('edith');
    await change(edith, { status: 'banned' });
    await change(edith, { status: 'active' });
    await payoutsWait();
    expect(mailed().map(([to]) => to)).toEqual(['edith@example.com']);
  });

  test('goes to the address of the operator as long as there is no administrator, and not afterwards', async () => {
    await world.user({ UserID: special.topAdministrator, email: 'operator@example.com' });
    await payoutsWait('first');
    await administrator('edith');
    await payoutsWait('second');
    expect(mailed().map(([to]) => to)).toEqual(['operator@example.com', 'edith@example.com']);
  });

  test('that would reach nobody is an error', async () => {
    await payoutsWait();
    expect(world.logged.filter(line => line.includes('recipient.not_found'))).toEqual([
      expect.stringMatching(/"level":"error".*"news":"payoutsShortOfFunds"/),
    ]);
  });
});

/** Files of the functions, without tests, that contain some code. */
const filesWith = (code: string) =>
  sources.filter(file => file.startsWith('functions/') && !isTest(file) && readSource(file).includes(code));

test('everything that administrators are told goes to all of them', () => {
  expect(filesWith('await notifyAdministrators(').toSorted()).toEqual([
    'functions/money/administrator.news.ts',
    'functions/money/payee.news.ts',
    'functions/reputation/awardCircle.news.ts',
  ]);
  expect(filesWith('callers.key(special.topAdministrator)')).toEqual([
    'functions/notifications/notifyAdministrators.ts',
  ]);
  const news = filesWith('special.topAdministrator').filter(file => /\.news\.ts$|\/notif/.test(file));
  expect(news).toEqual(['functions/notifications/notifyAdministrators.ts']);
});
