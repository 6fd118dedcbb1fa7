import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import type { UserID } from '#shared/ids.ts';
import { contactEvents } from './contact.events.ts';
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

describe('a contact request', () => {
  test('is pending on both sides until it is accepted', async () => {
    expect(await world.add(ana, ben)).toMatchObject({
      status: 201,
      data: { ContactedUserID: ben, status: 'PENDING', direction: 'sent', user: { username: 'ben' } },
    });
    expect(await world.states(ana, ben)).toEqual(['sent', 'received']);
    expect([await world.contactCounts(ana), await world.contactCounts(ben)]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);

    expect(await world.accept(ben, ana)).toMatchObject({ data: { ContactID: ana, status: 'ACCEPTED' } });
    expect(await world.states(ana, ben)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect([await world.contactCounts(ana), await world.contactCounts(ben)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  test.each([
    ['withdrawn by its sender', () => world.removeRequest(ana, ben)],
    ['rejected by its recipient', () => world.removeRequest(ben, ana)],
  ])('is gone once it is %s, and can be sent again', async (_, end) => {
    await world.add(ana, ben);
    expect(await end()).toMatchObject({ status: 204 });

    expect(await world.states(ana, ben)).toEqual([undefined, undefined]);
    expect([await world.contactCounts(ana), await world.contactCounts(ben)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await world.accept(ben, ana)).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
    expect(await end()).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
    expect(await world.add(ana, ben)).toMatchObject({ status: 201 });
  });

  test('in the other direction accepts', async () => {
    await world.add(ana, ben);
    expect(await world.add(ben, ana)).toMatchObject({ status: 201, data: { status: 'ACCEPTED' } });
    expect(await world.states(ana, ben)).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  test('cannot be accepted by its sender, nor twice', async () => {
    await world.add(ana, ben);
    expect(await world.accept(ana, ben)).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
    await world.accept(ben, ana);
    expect(await world.accept(ben, ana)).toMatchObject({ status: 409, code: 'CONTACT_ALREADY_EXISTS' });
    expect(await world.removeRequest(ben, ana)).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
  });

  test('publishes one event a day, however often it is withdrawn and sent again', async () => {
    const [one, other] = [await world.user(), await world.user()];
    await recordEvents(world, []);
    for (const _ of [1, 2, 3]) {
      await world.add(one, other);
      await world.removeRequest(one, other);
    }
    await world.add(one, other);
    await world.accept(other, one);

    expect(
      await recordEvents(world, [contactEvents.contactRequested, contactEvents.contactAccepted]),
    ).toEqual([
      { type: 'contactRequested', payload: { UserID: one, ContactedUserID: other } },
      { type: 'contactAccepted', payload: { UserID: other, ContactedUserID: one } },
    ]);
  });
});

describe('two calls at the same time', () => {
  test('two requests for the same contact: one is sent', async () => {
    const both = await Promise.all([world.add(ana, ben), world.add(ana, ben)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await world.contactCounts(ben)).toEqual([0, 1, 0]);
  });

  test('requests that cross end as accepted', async () => {
    const both = await Promise.all([world.add(ana, ben), world.add(ben, ana)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await world.states(ana, ben)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect([await world.contactCounts(ana), await world.contactCounts(ben)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('acceptance and withdrawal: either there is a contact or there is none', async () => {
    await world.add(ana, ben);
    const [accepted, withdrawn] = await Promise.all([world.accept(ben, ana), world.removeRequest(ana, ben)]);
    const outcome = accepted.status === 200 ? ['ACCEPTED', 'ACCEPTED'] : [undefined, undefined];
    expect(await world.states(ana, ben)).toEqual(outcome);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual(
      accepted.status === 200 ? [200, 404] : [204, 404],
    );
  });

  test('a request and a block: the block stands', async () => {
    const [, blocked] = await Promise.all([world.add(ana, ben), world.block(ben, ana)]);
    expect(blocked.status).toBe(200);
    expect((await world.states(ana, ben))[1]).toBe('blocked');
    expect((await world.contactCounts(ben))[1]).toBe(0);
  });
});

describe('a contact', () => {
  beforeEach(async () => {
    await world.add(ana, ben);
    await world.accept(ben, ana);
  });

  test('can be removed by either person, once', async () => {
    expect(await world.remove(ben, ana)).toMatchObject({ status: 204 });
    expect(await world.states(ana, ben)).toEqual([undefined, undefined]);
    expect(await world.contactCounts(ana)).toEqual([0, 0, 0]);
    expect(await world.remove(ana, ben)).toMatchObject({ status: 404, code: 'CONTACT_NOT_FOUND' });
  });

  test('can have a private note of each person', async () => {
    expect(await world.note(ana, ben, ' Draws harbours. ')).toMatchObject({
      data: { note: 'Draws harbours.' },
    });
    expect((await world.note(ben, ana, 'Met in Leith.')).data).toMatchObject({
      note: 'Met in Leith.',
      status: 'ACCEPTED',
    });
    expect((await world.note(ana, ben, null)).data).not.toHaveProperty('note');
  });

  test('cannot be added again', async () => {
    expect(await world.add(ana, ben)).toMatchObject({ status: 409, code: 'CONTACT_ALREADY_EXISTS' });
    expect(await world.add(ben, ana)).toMatchObject({ status: 409, code: 'CONTACT_ALREADY_EXISTS' });
  });
});
