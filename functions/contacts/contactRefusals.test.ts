import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import { contacts as settings } from '#shared/correspondence.ts';
import { special, type UserID } from '#shared/ids.ts';
import { addContact } from './addContact.ts';
import { type ContactWorld, createContactWorld } from './testing/contactWorld.ts';
import { updateContact } from './updateContact.ts';

let world: ContactWorld;
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createContactWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.user({ username: 'ana' });
  ben = await world.user({ username: 'ben' });
});

describe('refusals', () => {
  test('a person cannot add or block themselves', async () => {
    expect(await world.add(ana, ana)).toMatchObject({ status: 403, code: 'CONTACT_SELF' });
    expect(await world.block(ana, ana)).toMatchObject({ status: 403, code: 'CONTACT_SELF' });
  });

  test.each([special.topAdministrator, special.support])(
    'nobody can change the contact of account %s',
    async id => {
      await world.user({ UserID: id });
      const refused = { status: 403, code: 'CONTACT_ADMIN_PROTECTED' };
      for (const call of [
        world.add,
        world.accept,
        world.removeRequest,
        world.remove,
        world.block,
        world.unblock,
      ])
        expect(await call(ana, id)).toMatchObject(refused);
      expect(await world.note(ana, id, 'Helpful.')).toMatchObject(refused);
      expect(await world.add(id, ana)).toMatchObject(refused);
      expect(await world.block(id, ana)).toMatchObject(refused);
    },
  );

  test.each(['banned', 'deleted', 'unconfirmed', undefined])(
    'a person who is %s is not found',
    async status => {
      const nobody = 'nobody' as UserID;
      const other = status ? await world.user({ status }) : nobody;
      expect(await world.add(ana, other)).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
      expect(await world.block(ana, other)).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
      for (const call of [world.accept, world.removeRequest, world.remove, world.unblock])
        expect(await call(ana, other)).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
      expect(await world.note(ana, other, 'Who?')).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
    },
  );

  test('a contact of other people is not found', async () => {
    await world.add(ana, ben);
    const cleo = await world.user();
    for (const call of [world.accept, world.removeRequest, world.remove])
      expect(await call(cleo, ana)).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
    expect(await world.states(ana, ben)).toEqual(['sent', 'received']);
  });

  test('banned callers, visitors and invalid input are refused, and nothing is written', async () => {
    const banned = await world.user({ status: 'banned' });
    expect(await world.add(banned, ben)).toMatchObject({ status: 403, code: 'USER_BANNED' });
    const body = { ContactedUserID: ben };
    expect(await world.callWith(addContact, { body })).toMatchObject({
      status: 401,
      code: 'NOT_AUTHENTICATED',
    });
    for (const invalid of [{}, { ContactedUserID: '' }, { ContactedUserID: 7 }, { ContactedUserID: 'a/b' }])
      expect(await world.callWith(addContact, { body: invalid }, { as: ana })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    for (const invalid of [{}, { note: '' }, { note: 'x'.repeat(settings.note.max + 1) }])
      expect(
        await world.callWith(updateContact, { ContactedUserID: ben, body: invalid }, { as: ana }),
      ).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await world.states(ana, ben)).toEqual([undefined, undefined]);
  });

  test('requests are limited per day and to a number of unanswered ones', async () => {
    const max = settings.maxPendingRequests;
    await world.table.write(personCounts.add(ana, { sentContactRequests: max - 1 }));
    const others = await Promise.all([1, 2, 3].map(() => world.user()));
    const answers = await Promise.all(others.map(other => world.add(ana, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)).toMatchObject({
      code: 'CONTACT_REQUEST_LIMIT',
      envelope: { data: { max } },
    });
    expect(await world.contactCounts(ana)).toEqual([0, 0, max]);

    await world.add(others[0] ?? ben, ben);
    for (let sent = 0; sent < limitOf('addContact').count; sent++) {
      await world.add(ben, ana);
      await world.removeRequest(ben, ana);
    }
    expect(await world.add(ben, ana)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    world.clock.add({ days: 1 });
    expect(await world.add(ben, ana)).toMatchObject({ status: 201 });
  });
});
