import { afterAll, beforeAll, expect, test } from 'vitest';
import { getContact } from '#functions/contacts/getContact.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { sendMessage } from './sendMessage.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('administrators write to everybody, whatever their plan', async () => {
  const [edith, nell] = await Promise.all([world.user(), world.user()]);
  const body = { recipient: nell, subject: 'Your order', body: 'We have looked into it.' };
  const send = (groups: string[]) => world.call(sendMessage, { body }, { as: edith, groups });
  expect((await send([])).code).toBe('SUBSCRIPTION_REQUIRED');
  expect((await send(['admins'])).status).toBe(201);
  const contact = await world.call(getContact, { ContactedUserID: nell }, { as: edith, groups: ['admins'] });
  expect(contact.data?.canWrite).toBe(true);
});
