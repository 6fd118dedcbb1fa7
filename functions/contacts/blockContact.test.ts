import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import type { UserID } from '#shared/ids.ts';
import { contactEvents } from './contact.events.ts';
import { getContact } from './getContact.ts';
import { type ContactWorld, createContactWorld } from './testing/contactWorld.ts';

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

describe('blocking', () => {
  test.each([
    ['a contact', async () => void (await world.add(ana, ben), await world.accept(ben, ana))],
    ['who asked', async () => void (await world.add(ana, ben))],
    ['who was asked', async () => void (await world.add(ben, ana))],
    ['a stranger', async () => {}],
  ])('%s leaves nothing but the block, of which only the blocker knows', async (_, begin) => {
    await begin();
    expect(await world.block(ben, ana)).toMatchObject({ status: 200, data: { user: { username: 'ana' } } });
    expect(await world.states(ana, ben)).toEqual([undefined, 'blocked']);
    expect([await world.contactCounts(ana), await world.contactCounts(ben)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await world.add(ben, ana)).toMatchObject({ status: 409, code: 'CONTACT_BLOCKED' });
  });

  test('a blocked person gets the answers that anyone gets, and nobody hears of it', async () => {
    const [cleo, dan] = [await world.user({ username: 'cleo' }), await world.user({ username: 'cleo' })];
    await world.block(cleo, ana);
    await recordEvents(world, []);

    const answers = async (other: UserID) => {
      const received = [
        await world.add(ana, other),
        await world.add(ana, other),
        await world.accept(ana, other),
        await world.note(ana, other, 'Asked twice.'),
        await world.remove(ana, other),
        await world.call(getContact, { ContactedUserID: other }, { as: ana }),
        await world.removeRequest(ana, other),
        await world.unblock(ana, other),
      ];
      return received.map(({ status, code, data }) =>
        JSON.stringify([status, code, data]).replaceAll(other, 'other'),
      );
    };
    expect(await answers(cleo)).toEqual(await answers(dan));
    expect(await recordEvents(world, [contactEvents.contactRequested])).toEqual([
      { type: 'contactRequested', payload: { UserID: ana, ContactedUserID: dan } },
    ]);
    expect(await world.contactCounts(cleo)).toEqual([0, 0, 0]);
  });

  test('ends with unblocking, after which a request sent meanwhile is pending', async () => {
    await world.block(ben, ana);
    await world.add(ana, ben);
    expect(await world.accept(ben, ana)).toMatchObject({ code: 'CONTACT_NOT_FOUND' });

    expect(await world.unblock(ben, ana)).toMatchObject({ status: 204 });
    expect(await world.states(ana, ben)).toEqual(['sent', 'received']);
    expect(await world.contactCounts(ben)).toEqual([0, 1, 0]);
    expect(await world.unblock(ben, ana)).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
  });

  test('can be repeated', async () => {
    const first = await world.block(ben, ana);
    world.clock.add({ minutes: 1 });
    expect((await world.block(ben, ana)).data).toEqual(first.data);
  });
});
