import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountExpiry } from '#functions/jobs/accountExpiry.ts';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

/** Strangers cannot tell the address of an account (`known`) from one without an account (`new`). */
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

let count = 0;
const addresses = { known: '', new: '' };
beforeEach(async () => {
  world.clock.add({ days: 1 });
  addresses.known = await world.join(`resident${++count}`);
  addresses.new = `nobody${count}@example.com`;
});

type Probe = (email: string, kind: 'known' | 'new') => Promise<unknown>;
type Answer = Awaited<ReturnType<AccountWorld['callWith']>>;

/** Everything that a response shows, without the address that was asked for. */
const shown = ({ status, envelope, cookies, headers }: Answer) => {
  const { hash: _, ...answer } = envelope ?? {};
  return {
    status,
    cookies,
    headers: { ...headers, 'x-request-id': '' },
    answer: { ...answer, data: undefined },
  };
};

async function expectSame(probe: Probe) {
  const known = await probe(addresses.known, 'known');
  const unknown = await probe(addresses.new, 'new');
  expect(known).toEqual(unknown);
  return unknown;
}

const signUp = async (email: string, username: string, password = 'correct horse') =>
  shown(await world.signUp({ email, username, password }));
const statusOf = async (email: string, username: string) => (await world.signUp({ email, username })).status;

describe('a known and a new address get the same responses', () => {
  test('to a sign-up, and to the same one again', async () => {
    const answers = await expectSame(async (email, kind) => {
      const username = `${kind}-twice-${count}`;
      return [await signUp(email, username), await signUp(email, username), await signUp(email, username)];
    });
    expect(answers).toMatchObject([{ status: 202 }, { status: 202 }, { status: 202 }]);
  });

  test('to a sign-up and then to signing in with its password, and with another one', async () => {
    const answers = await expectSame(async (email, kind) => {
      await signUp(email, `${kind}-enters-${count}`, 'chosen by a stranger');
      return [
        shown(await world.signIn(email, 'chosen by a stranger')),
        shown(await world.signIn(email, 'another password')),
      ];
    });
    const refused = { status: 401, answer: { errorCode: 'INVALID_CREDENTIALS' } };
    expect(answers).toMatchObject([refused, refused]);
  });

  test('to a request for a link after a sign-up, and without one', async () => {
    await expectSame(async (email, kind) => {
      const before = shown(await world.callWith(requestConfirmation, { body: { email } }));
      await signUp(email, `${kind}-asks-${count}`);
      return [
        before,
        shown(await world.callWith(requestConfirmation, { body: { email } })),
        shown(await world.callWith(requestPasswordReset, { body: { email } })),
      ];
    });
  });

  test('about the usernames that sign-ups take, give back and keep for a week', async () => {
    const [other, third] = [`witness${count}@example.com`, `witness${count}b@example.com`];
    const answers = await expectSame(async (email, kind) => {
      const [first, second] = [`${kind}-first-${count}`, `${kind}-second-${count}`];
      return {
        taken: [await statusOf(email, first), await statusOf(other, first)],
        changed: [await statusOf(email, second), await statusOf(third, second)],
        free: await statusOf(kind === 'known' ? other : third, first),
      };
    });
    expect(answers).toEqual({ taken: [202, 409], changed: [202, 409], free: 202 });
  });

  test('about a username seven days later', async () => {
    const probe: Probe = (email, kind) => statusOf(email, `${kind}-expires-${count}`);
    await expectSame(probe);
    world.clock.add({ days: 6 });
    await accountExpiry.withDeps(world.deps)({});
    const rival = `rival${count}@example.com`;
    expect(await expectSame((_, kind) => statusOf(rival, `${kind}-expires-${count}`))).toBe(409);

    world.clock.add({ days: 1 });
    await accountExpiry.withDeps(world.deps)({});
    expect(await expectSame((_, kind) => statusOf(`${kind}-${rival}`, `${kind}-expires-${count}`))).toBe(202);
  });

  test('to simultaneous sign-ups', async () => {
    await expectSame(async (email, kind) => {
      const person = { email, username: `${kind}-hurries-${count}` };
      const both = await Promise.all([world.signUp(person), world.signUp(person)]);
      return both.map(({ status }) => status);
    });
  });
});

test('a sign-up with a known address writes and reads as often as one with a new address', async () => {
  const requestsOf = async (email: string, username: string, sourceIp: string) => {
    const from = world.requests();
    for (let time = 1; time <= 2; time++) await world.signUp({ email, username }, { sourceIp });
    // the order of simultaneous requests varies
    return world.sent
      .slice(from)
      .map(({ operation }) => operation)
      .toSorted();
  };
  world.clock.add({ days: 1 });
  const known = await requestsOf(addresses.known, 'as-often-1', '198.51.100.1');
  const unknown = await requestsOf(addresses.new, 'as-often-2', '198.51.100.2');
  expect(known).toEqual(unknown);
});

test('the owner of a known address is written to, keeps the password, and is not confirmed by the stranger', async () => {
  const { known } = addresses;
  const before = await world.findPerson(known);
  await signUp(known, `stranger-${count}`, 'chosen by a stranger');
  await world.runStream();

  expect(world.mailsTo(known).at(-1)?.subject).toBe('You already have an account');
  expect(world.lastSecret(known)).toBe('no-secret-in-the-last-mail-to-this-address');
  expect(await world.findPerson(known)).toEqual(before);
  expect((await world.signIn(known)).status).toBe(200);
});
