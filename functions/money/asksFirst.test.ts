import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Calls that change, end or pay something at the provider. Reading, and creating what has not been paid for, is free. */
const changing =
  /\.(subscriptions\.(update|cancel)|invoices\.(pay|voidInvoice|update)|refunds\.(create|update|cancel)|transfers\.(create|createReversal|update)|checkout\.sessions\.(expire|update)|accounts\.(del|update|reject)|customers\.(del|update)|paymentIntents\.(cancel|capture|confirm|update)|payouts\.(create|cancel)|charges\.update)\(/g;

/** Way in which each file learns the provider's state before it changes it. */
const asksFirst: Record<string, string> = {
  'subscriptions/providerChanges.ts':
    'takes a FreshSubscription, which only an answer of the provider is; `askAboutSubscription` gives it to operations',
  'subscriptions/closeCheckout.ts':
    'the provider closes only an open page, and the page is synced afterwards',
  'subscriptions/subscribe.ts': 'fetches the state of the page',
  'subscriptions/reconcileSubscriptions.ts':
    'overwrites the address with the one of the account, as often as it changes, and clears its note only for the one that was told',
  'subscriptions/refundSubscription.ts': 'one idempotency key for each payment, which refunds what is left',
  'money/sync/expireOrder.ts': 'the provider closes only an open page, and the order is synced afterwards',
  'money/sync/sendRefund.ts': 'one idempotency key for each refund, and the payment is synced afterwards',
  'money/sync/refundUnappliedPayment.ts':
    'one idempotency key for each payment, and the payment is synced afterwards',
  'money/sync/transfer.ts': 'one idempotency key for each attempt; an unknown outcome is looked for first',
  'money/accounts/onboardConnect.ts': 'removes the account that the same call has just created',
};

test('every file that changes something at the provider says how it asks first', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const found = globSync('**/*.ts', { cwd: root })
    .filter(path => !/test|testing\//.test(relative('.', path)))
    .filter(path =>
      readFileSync(`${root}${path}`, 'utf8')
        .replace(/\s*\n\s*\./g, '.')
        .match(changing),
    );
  expect(found.toSorted()).toEqual(Object.keys(asksFirst).toSorted());
});

test('every change of a subscription takes what the provider has just told', () => {
  const source = readFileSync(new URL('../subscriptions/providerChanges.ts', import.meta.url), 'utf8');
  const exported = source.split(/^export /m).slice(1);
  expect(exported.length).toBeGreaterThan(5);
  for (const declared of exported)
    expect(declared).toMatch(
      /^[^{]*\(\s*stripe: Stripe,\s*(\w+|\{[^}]*\}): (FreshSubscription|Stripe\.Subscription)\b/,
    );
});
