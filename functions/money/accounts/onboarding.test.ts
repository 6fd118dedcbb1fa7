import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import type { UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { leave, onboardingIn } from '../testing/onboarding.ts';
import { getAccountStatus } from './getAccountStatus.ts';
import { onboardConnect } from './onboardConnect.ts';
import { refreshConnect } from './refreshConnect.ts';
import { returnConnect } from './returnConnect.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const begin = (person: UserID, outcome: string) => onboardingIn(world).begin(person, outcome);
const comeBack = (...given: Parameters<ReturnType<typeof onboardingIn>['comeBack']>) =>
  onboardingIn(world).comeBack(...given);
const errorPage = 'https://cairn.example/en/payout?onboarding=error';

const statusOf = (userId: UserID, as: UserID = userId, groups: string[] = []) =>
  world.call(getAccountStatus, { userId }, { as, groups });

const accountsOf = async (person: UserID) => {
  const { data } = await (await world.stripe()).accounts.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.['UserID'] === person);
};

describe('onboarding', () => {
  test('begins without an account and ends ready', async () => {
    const person = await world.person();
    expect(await statusOf(person)).toMatchObject({
      data: { status: 'not-connected' },
    });
    expect(await world.onboard(person)).toBe('https://cairn.example/en/payout?onboarding=success');
    expect(await statusOf(person)).toMatchObject({
      data: { status: 'ready', requirements: [], bankAccountEnding: '2345' },
    });
  });

  test('creates one account per user, also if it is begun repeatedly or concurrently', async () => {
    const person = await world.person();
    const start = () => world.call(onboardConnect, {}, { as: person });
    const answers = await Promise.all([start(), start(), start()]);
    await start();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accountsOf(person)).toHaveLength(1);
  });

  test('asks for action if it is left unfinished, and can be continued', async () => {
    const person = await world.person();
    expect(await world.onboard(person, 'incomplete')).toBe(
      'https://cairn.example/en/payout?onboarding=incomplete',
    );
    const { data } = await statusOf(person);
    expect(data).toMatchObject({ status: 'action-required' });
    expect(data?.requirements).toContain('external_account');
    expect(await world.onboard(person)).toContain('onboarding=success');
    expect(await accountsOf(person)).toHaveLength(1);
  });

  test('replaces a used link, whose state works once', async () => {
    const back = await begin(await world.person(), 'fail');
    expect(await comeBack(refreshConnect, back)).toContain('/setup/e/acct_');
    expect(await comeBack(refreshConnect, back)).toBe('https://cairn.example/en/payout');
  });

  test('is limited together with the links that replace used ones', async () => {
    const person = await world.person();
    let back = await begin(person, 'fail');
    for (let links = 1; links < limitOf('onboardConnect').count; links++) {
      const link = (await comeBack(refreshConnect, back)) ?? '';
      expect(link).toContain('/setup/e/');
      back = { ...back, state: await leave(link, 'fail') };
    }
    expect(await comeBack(refreshConnect, back)).toBe(errorPage);
    expect(await world.call(onboardConnect, {}, { as: person })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('ends with an error if the state is forged or modified', async () => {
    const { state, cookies } = await begin(await world.person(), 'complete');
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
    for (const handler of [returnConnect, refreshConnect])
      for (const given of forged) expect(await comeBack(handler, { state: given, cookies })).toBe(errorPage);
  });

  test('comes back within half an hour, in the browser in which it began', async () => {
    const back = await begin(await world.person(), 'complete');
    const stranger = await begin(await world.person(), 'complete');
    expect(await comeBack(returnConnect, { ...back, cookies: [] })).toBe(errorPage);
    expect(await comeBack(returnConnect, { ...back, cookies: stranger.cookies })).toBe(errorPage);
    await world.pass({ minutes: 31 });
    expect(await comeBack(returnConnect, back)).toBe(errorPage);
  });

  test('comes back in two tabs of a browser', async () => {
    const person = await world.person();
    const first = await begin(person, 'complete');
    const second = await world.callWith(onboardConnect, {}, { as: person, cookies: first.cookies });
    expect(second.cookies[0]?.split(';')[0]).toBe(first.cookies[0]);
    expect(second.cookies[0]).toMatch(
      /HttpOnly; Secure; SameSite=Lax; Path=\/api\/stripe-connect; Max-Age=1800$/,
    );
    expect(await comeBack(returnConnect, first)).toContain('onboarding=success');
  });

  test('says how it ended once; the same page again shows the payouts', async () => {
    const back = await begin(await world.person(), 'complete');
    expect(await comeBack(returnConnect, back)).toContain('onboarding=success');
    expect(await comeBack(returnConnect, back)).toBe('https://cairn.example/en/payout');
  });

  test('does nothing for a person who was banned meanwhile', async () => {
    const person = await world.person();
    const back = await begin(person, 'fail');
    await world.table.write(Step.update(callers.key(person), { status: 'banned' }));
    for (const handler of [returnConnect, refreshConnect])
      expect(await comeBack(handler, back)).toBe(errorPage);
  });

  test('is refused while the provider is unavailable', async () => {
    const person = await world.person();
    const left = await begin(person, 'complete');
    world.provider.faults.next(/v1\/account/, 500, 10);
    expect(await world.call(onboardConnect, {}, { as: person })).toMatchObject({
      status: 502,
      code: 'ONBOARDING_FAILED',
    });
    expect(await comeBack(returnConnect, left)).toContain('onboarding=error');
    world.provider.faults.clear();
    expect(await comeBack(returnConnect, left)).toContain('success');
  });
});
