import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { applyAccount } from '../sync/applyAccount.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { onboardingIn } from '../testing/onboarding.ts';
import { payoutAccounts } from './account.store.ts';
import { getAccountStatus } from './getAccountStatus.ts';
import { onboardConnect } from './onboardConnect.ts';
import { returnConnect } from './returnConnect.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const begin = (person: UserID, outcome: string) => onboardingIn(world).begin(person, outcome);
const comeBack = (...given: Parameters<ReturnType<typeof onboardingIn>['comeBack']>) =>
  onboardingIn(world).comeBack(...given);

const statusOf = (userId: UserID, as: UserID = userId, groups: string[] = []) =>
  world.call(getAccountStatus, { userId }, { as, groups });

const known = (person: UserID) => world.table.get(payoutAccounts.key(person));

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
    await begin(person, 'complete');
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
    const left = await begin(person, 'incomplete');
    await onboardBeforeNextAnswer(person);

    expect(await comeBack(returnConnect, left)).toContain('onboarding=incomplete');
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
    await begin(person, 'complete');
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
