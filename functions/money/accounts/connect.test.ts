import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#functions/platform/limits.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { handler as getAccountStatus } from '../getAccountStatus.lambda.ts';
import { handler as onboardConnect } from '../onboardConnect.lambda.ts';
import { handler as refreshConnect } from '../refreshConnect.lambda.ts';
import { handler as returnConnect } from '../returnConnect.lambda.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { payoutAccounts } from './account.store.ts';
import { applyAccount } from './applyAccount.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const statusOf = (userId: UserID, as: UserID = userId, groups: string[] = []) =>
  world.call(getAccountStatus, { userId }, { as, groups });

const known = (person: UserID) => world.table.get(payoutAccounts.key(person));

const accountsOf = async (person: UserID) => {
  const { data } = await (await world.stripe()).accounts.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.['UserID'] === person);
};

/** A return or refresh URL, as the provider redirects the browser to it. */
async function stateFor(person: UserID, outcome: string): Promise<string> {
  const { data } = await world.call(onboardConnect, {}, { as: person });
  const body = new URLSearchParams({ outcome });
  const left = await fetch(data?.url ?? '', { method: 'POST', body, redirect: 'manual' });
  return new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
}

describe('onboarding', () => {
  test('begins without an account and ends ready', async () => {
    const person = await world.person();
    expect(await statusOf(person)).toMatchObject({
      data: { status: 'not-connected', payoutsEnabled: false },
    });
    expect(await world.onboard(person)).toBe('https://cairn.example/en/payout?onboarding=success');
    expect(await statusOf(person)).toMatchObject({
      data: { status: 'ready', requirements: [], bankAccountEnding: '2345', payoutsEnabled: true },
    });
  });

  test('creates one account per user, also if it is begun repeatedly or concurrently', async () => {
    const person = await world.person();
    const begin = () => world.call(onboardConnect, {}, { as: person });
    const answers = await Promise.all([begin(), begin(), begin()]);
    await begin();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accountsOf(person)).toHaveLength(1);
  });

  test('asks for action if it is left unfinished, and can be continued', async () => {
    const person = await world.person();
    expect(await world.onboard(person, 'incomplete')).toBe(
      'https://cairn.example/en/payout?onboarding=incomplete',
    );
    const { data } = await statusOf(person);
    expect(data).toMatchObject({ status: 'action-required', payoutsEnabled: false });
    expect(data?.requirements).toContain('external_account');
    expect(await world.onboard(person)).toContain('onboarding=success');
    expect(await accountsOf(person)).toHaveLength(1);
  });

  test('replaces a used link', async () => {
    const person = await world.person();
    const state = await stateFor(person, 'fail');
    const again = await world.callWith(refreshConnect, { query: { state } });
    expect(again.status).toBe(302);
    expect(again.headers['location']).toContain('/setup/e/acct_');
  });

  test('is limited together with the links that replace used ones', async () => {
    const person = await world.person();
    const state = await stateFor(person, 'fail');
    const next = async () => (await world.callWith(refreshConnect, { query: { state } })).headers['location'];
    for (let links = 1; links < limits.onboardConnect.count; links++)
      expect(await next()).toContain('/setup/e/');
    expect(await next()).toBe('https://cairn.example/en/payout?onboarding=error');
    expect(await world.call(onboardConnect, {}, { as: person })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('ends with an error if the state is forged, modified or expired', async () => {
    const person = await world.person();
    const state = await stateFor(person, 'complete');
    const [body = '', signature = ''] = state.split('.');
    const other = Buffer.from(JSON.stringify({ UserID: 'x', language: 'en', expires: 9e15 })).toString(
      'base64url',
    );
    const forged = [
      `${other}.${signature}`,
      `${body}.${signature.slice(0, -2)}aa`,
      'nonsense-nonsense',
      `${body}.`,
    ];
    const error = 'https://cairn.example/en/payout?onboarding=error';

    for (const handler of [returnConnect, refreshConnect]) {
      for (const given of forged)
        expect(await world.callWith(handler, { query: { state: given } })).toMatchObject({
          status: 302,
          headers: { location: error },
        });
    }
    await world.pass({ days: 1, minutes: 1 });
    expect((await world.callWith(returnConnect, { query: { state } })).headers['location']).toBe(error);
  });

  test('is refused while the provider is unavailable', async () => {
    const person = await world.person();
    const state = await stateFor(person, 'complete');
    world.provider.faults.next(/v1\/account/, 500, 10);
    expect(await world.call(onboardConnect, {}, { as: person })).toMatchObject({
      status: 502,
      code: 'ONBOARDING_FAILED',
    });
    const back = await world.callWith(returnConnect, { query: { state } });
    expect(back.headers['location']).toContain('onboarding=error');
    world.provider.faults.clear();
    expect((await world.callWith(returnConnect, { query: { state } })).headers['location']).toContain(
      'success',
    );
  });
});

describe('the account’s status', () => {
  test('is visible only to the account’s owner and administrators', async () => {
    const person = await world.person();
    const other = await world.person();
    expect(await statusOf(person, other)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await statusOf(person, other, ['admins'])).toMatchObject({ data: { status: 'not-connected' } });
    expect(
      await world.callWith(getAccountStatus, { userId: 'unknown' }, { as: other, groups: ['admins'] }),
    ).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
  });

  test('is the last known one while the provider is unavailable', async () => {
    const person = await world.person();
    await world.onboard(person);
    world.provider.faults.next('GET /v1/accounts', 500, 5);
    expect(await statusOf(person)).toMatchObject({ data: { status: 'ready' } });
    world.provider.faults.clear();
  });

  test('is refused if none is known and the provider is unavailable', async () => {
    const person = await world.person();
    await world.call(onboardConnect, {}, { as: person });
    world.provider.faults.next('GET /v1/accounts', 500, 5);
    expect(await statusOf(person)).toMatchObject({ status: 502, code: 'CONNECT_STATUS_FAILED' });
    world.provider.faults.clear();
    expect(await statusOf(person)).toMatchObject({ data: { status: 'action-required' } });
  });

  test('follows the provider’s events', async () => {
    const person = await world.person();
    await stateFor(person, 'complete');
    await world.provider.deliveries.idle();
    world.provider.faults.next('GET /v1/accounts', 500, 5);
    expect(await statusOf(person)).toMatchObject({ data: { status: 'ready' } });
    world.provider.faults.clear();
  });
});

describe('a late answer of the provider', () => {
  async function onboardBeforeNextAnswer(person: UserID): Promise<void> {
    await beforeNextAnswer(async () => {
      await world.pass({ minutes: 1 });
      await world.onboard(person);
    });
  }

  /** Runs `work` after the provider has answered the next question, and before the answer arrives. */
  async function beforeNextAnswer(work: () => Promise<unknown>): Promise<void> {
    await world.provider.deliveries.idle(); // an event of the onboarding asks the provider too
    const { accounts } = await world.stripe();
    const ask = accounts.retrieve.bind(accounts);
    const spy = vi.spyOn(accounts, 'retrieve').mockImplementation(async (...request) => {
      spy.mockRestore();
      const answer = await ask(...request);
      await work();
      return answer;
    });
  }

  const applyEventOf = async (person: UserID) =>
    applyAccount(world.deps, {
      id: (await known(person))?.accountId ?? '',
      metadata: { UserID: person },
    });

  test('does not replace a newer one when the status is requested', async () => {
    const person = await world.person();
    await world.call(onboardConnect, {}, { as: person });
    await onboardBeforeNextAnswer(person);

    expect(await statusOf(person)).toMatchObject({ data: { status: 'action-required' } });
    expect(await known(person)).toMatchObject({ status: 'ready' });
  });

  test('does not replace a newer one on the return from onboarding', async () => {
    const person = await world.person();
    const state = await stateFor(person, 'incomplete');
    await onboardBeforeNextAnswer(person);

    const back = await world.callWith(returnConnect, { query: { state } });
    expect(back.headers['location']).toContain('onboarding=incomplete');
    expect(await known(person)).toMatchObject({ status: 'ready' });
  });

  test('does not replace a newer one when an event is applied', async () => {
    const person = await world.person();
    await world.call(onboardConnect, {}, { as: person });
    await onboardBeforeNextAnswer(person);

    await applyEventOf(person);
    expect(await known(person)).toMatchObject({ status: 'ready' });
  });

  test('is requested again by an event if another, older one was stored meanwhile', async () => {
    const person = await world.person();
    world.provider.deliveries.hold();
    await stateFor(person, 'complete');
    await beforeNextAnswer(async () => {
      await world.pass({ minutes: 1 });
      await world.table.write(Step.update(payoutAccounts.key(person), { checkedAt: world.clock.now() }));
    });
    expect(await known(person)).toMatchObject({ status: 'action-required' });

    await applyEventOf(person);
    expect(await known(person)).toMatchObject({ status: 'ready' });
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
  });
});
