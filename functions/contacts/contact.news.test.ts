import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { acceptContactRequest } from './acceptContactRequest.ts';
import { addContact } from './addContact.ts';
import { blockContact } from './blockContact.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let olive: UserID;
let sam: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner: olive, applicant: sam } = await world.startScene());
});

const ask = () => world.call(addContact, { body: { ContactedUserID: olive } }, { as: sam });

test('a request notifies its recipient, and its acceptance the sender', async () => {
  await ask();
  await world.runStream();
  expect(await world.emails()).toMatchObject([
    { to: 'olive', subject: 'Sam souhaite vous ajouter à ses contacts' },
  ]);
  expect((await world.notificationsFor(olive))?.items).toMatchObject([{ kind: 'contactRequested' }]);

  await world.call(acceptContactRequest, { ContactID: sam }, { as: olive });
  await world.runStream();
  expect((await world.emails())[1]).toMatchObject({ to: 'sam', subject: 'Olive is now your contact' });
  expect((await world.notificationsFor(sam))?.items).toMatchObject([
    { kind: 'contactAccepted', values: { person: 'Olive' }, link: `/authors/${olive}` },
  ]);
});

test('nobody is notified of a request whose sender has been blocked since', async () => {
  await ask();
  await world.call(blockContact, { ContactedUserID: sam }, { as: olive });
  await world.runStream();

  expect(await world.emails()).toEqual([]);
  expect((await world.notificationsFor(olive))?.items).toEqual([]);
  expect((await world.notificationsFor(sam))?.items).toEqual([]);
});
