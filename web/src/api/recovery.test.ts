import { expect, test } from 'vitest';
import { visitor } from '#web/testing/account.ts';
import { type Answers, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const token = 'a'.repeat(43);

/** Opens a page with a clock that the test advances. */
const openWithClock = (path: string, answers: Answers) =>
  pages.open(path, answers, { ...visitor, prepare: page => page.clock.install() });

/** Longer than the pause before a failed query is sent again. */
const pause = 30_000;

test.each([
  [
    'link that confirms an address',
    `/en/confirm-email?token=${token}`,
    (isDown: () => boolean): Answers => ({
      getEmailConfirmation: () => (isDown() ? unreachable : { username: 'lucia.f', isConfirmed: false }),
    }),
    'We couldn’t check your link',
    'Confirm my address',
  ],
  [
    'link that stops emails',
    '/en/unsubscribe?token=signed',
    (isDown: () => boolean): Answers => ({
      getSubscription: () =>
        isDown() ? unreachable : { scope: 'daily', email: { comments: 'daily' }, searches: [] },
    }),
    'We couldn’t check the link',
    'Stop these emails',
  ],
])('a %s is looked at again by itself after an outage', async (_, path, server, failed, button) => {
  let isDown = true;
  const { page } = await openWithClock(
    path,
    server(() => isDown),
  );
  await page.getByRole('heading', { name: failed }).waitFor();
  isDown = false;
  await page.clock.fastForward(pause);
  await page.getByRole('button', { name: button }).waitFor();
});

test('a refused query is not sent again by itself', async () => {
  const { page, requestsTo } = await openWithClock(`/en/confirm-email?token=${token}`, {
    getEmailConfirmation: () => new Refusal('CONFIRMATION_LINK_INVALID'),
  });
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  await page.clock.runFor(10 * pause);
  expect(requestsTo('getEmailConfirmation')).toHaveLength(1);
});
