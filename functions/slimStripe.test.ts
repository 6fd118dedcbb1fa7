import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { runBundled } from '#functions/testing/runBundled.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import { usedResources } from './slimStripe.ts';

/** What the client can be asked about: `refunds`, `checkout.sessions`. */
function resources(): Set<string> {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isResource = (value: object) => typeof Reflect.get(value, '_makeRequest') === 'function';
  return new Set(
    Object.entries(new Stripe('sk_test_none')).flatMap(([name, value]) => {
      if (name.startsWith('_') || !isObject(value)) return [];
      if (isResource(value)) return [name];
      return Object.entries(value)
        .filter(([, inner]) => isObject(inner) && isResource(inner))
        .map(([inner]) => `${name}.${inner}`);
    }),
  );
}

test('whatever functions ask the provider about is in their bundles, and nothing else', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    file => !file.endsWith('.test.ts') && !file.includes('testing/'),
  );
  const code = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const known = resources();
  const asked = [...code.matchAll(/\.\s*(\w+(?:\.\w+)?)\s*\.\s*\w+\(/g)]
    .flatMap(([, name = '']) => [name, name.split('.').at(-1) ?? ''])
    .filter(name => known.has(name));

  expect(known.size).toBeGreaterThan(50);
  expect([...new Set(asked)].toSorted()).toEqual(usedResources);
});

test('a bundle talks to the provider', async () => {
  const keys = { secretKey: 'sk_test_bundle', webhookSecret: 'whsec_bundle' };
  const provider = await createPayments(keys);
  const script = `
    import { Stripe } from 'stripe';
    import { makePayments } from '#functions/platform/payments.ts';
    const payments = makePayments();
    const stripe = await payments.stripe();
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: {} } });
    const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: 'whsec_bundle' });
    const account = await stripe.accounts.create({ type: 'express', country: 'GB', email: 'ada@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'gbp', unit_amount: 1500, product_data: { name: 'A stone' } }, quantity: 1 }],
      success_url: 'https://cairn.example/',
    });
    const events = [];
    for await (const event of stripe.events.list({ limit: 1 })) events.push(event.type);
    const missing = await stripe.refunds.retrieve('re_none').catch(error => error);
    process.stdout.write(JSON.stringify({
      account: (await stripe.accounts.retrieve(account.id)).email,
      session: (await stripe.checkout.sessions.expire(session.id)).status,
      missing: missing instanceof Stripe.errors.StripeInvalidRequestError && missing.statusCode,
      empty: [
        (await stripe.transfers.list()).data,
        (await stripe.disputes.list()).data,
        (await stripe.paymentIntents.list()).data,
        (await stripe.charges.list()).data,
        (await stripe.balance.retrieve()).available,
      ].every(Array.isArray),
      events: events.length,
      told: (await payments.readEvent(payload, header)).id,
      forged: (await payments.readEvent(payload + ' ', header)) ?? null,
    }));
  `;
  const environment = {
    STRIPE_API_BASE: provider.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  };
  try {
    expect(await runBundled(script, environment)).toEqual({
      account: 'ada@example.com',
      session: 'expired',
      missing: 404,
      empty: true,
      events: expect.any(Number),
      told: 'evt_1',
      forged: null,
    });
  } finally {
    await provider.close();
  }
});
