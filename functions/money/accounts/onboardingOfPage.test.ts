import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { onboardConnect } from './onboardConnect.ts';
import { returnConnect } from './returnConnect.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

/** The body of a call that takes none still says of which page it is. */
describe('onboarding', () => {
  test('returns in the language in which it began', async () => {
    const person = await world.person();
    const sending = { as: person, headers: { 'accept-language': 'en-US' } };
    const { data, cookies } = await world.callWith(
      onboardConnect,
      { body: { language_code: 'es' } },
      sending,
    );
    const body = new URLSearchParams({ outcome: 'complete' });
    const left = await fetch(Object(data).url, { method: 'POST', body, redirect: 'manual' });
    const state = new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const back = await world.callWith(
      returnConnect,
      { query: { state } },
      { cookies: cookies.map(cookie => cookie.split(';')[0] ?? '') },
    );
    expect(back.headers['location']).toBe('https://cairn.example/es/payout?onboarding=success');
  });

  test('creates the account in the country of the page if the profile names none', async () => {
    const person = await world.person({ country: undefined });
    const sending = { as: person, headers: { 'cloudfront-viewer-country': 'GB' } };
    await world.callWith(onboardConnect, { body: { country_code: 'FR' } }, sending);
    const { data } = await (await world.stripe()).accounts.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.['UserID'] === person)).toMatchObject([{ country: 'FR' }]);
  });
});
