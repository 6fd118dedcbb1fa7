import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const next = '/fr/projects/tidewatch/tidewatch?apply=01b#role-01b';
const carried = `next=${encodeURIComponent(next)}`;

const lastText = async (email: string) => {
  await world.runStream();
  return world.mailsTo(email).at(-1)?.text ?? '';
};

test('The link of a sign-up leads on to the page for which the visitor signed up, also when it is sent again', async () => {
  const email = 'applies@example.com';
  await world.signUp({ email, username: 'applies', next });
  expect(await lastText(email)).toMatch(/\/confirm-email\?token=\S+&next=/);
  expect(await lastText(email)).toContain(carried);

  await world.callWith(requestConfirmation, { body: { email, next } });
  expect(await lastText(email)).toContain(carried);
  await world.callWith(requestConfirmation, { body: { email } });
  expect(await lastText(email)).not.toContain('next=');
});

test('A person who has forgotten their account is led on by signing in', async () => {
  const email = await world.join('forgot-account');
  await world.signUp({ email, username: 'forgot-account2', next });
  expect(await lastText(email)).toContain(`/signin?${carried}`);
});

test('A link to a new password leads on as well', async () => {
  const email = await world.join('forgot-password');
  await world.callWith(requestPasswordReset, { body: { email, next } });
  expect(await lastText(email)).toMatch(/\/reset\?t=\S+&next=/);
  expect(await lastText(email)).toContain(carried);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'en/market',
  '/en/a b',
  `/${'a'.repeat(400)}`,
])('%s is no page to lead on to', async wanted => {
  const sent = await world.signUp({ email: 'led@example.com', username: 'led', next: wanted });
  expect(sent).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});
