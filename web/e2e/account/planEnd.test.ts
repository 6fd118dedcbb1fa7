import { expect, test } from 'vitest';
import type { Subscription } from '#shared/entities/subscription.ts';
import { SubscriptionId } from '#shared/ids.ts';
import { accountServer, freePlan, user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const pastDue: Subscription = {
  subscriptionId: SubscriptionId.parse('sub_1'),
  planTypeId: 'basic',
  status: 'past-due',
  autoRenewal: true,
  interval: 'month',
  currency: 'EUR',
  price: 500,
  unpaid: 500,
  startDate: '2026-11-20T10:00:00.000Z',
  periodEnd: '2026-12-20T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
};

test.each([
  {
    lang: 'fr',
    size: { width: 390, height: 844 },
    words: [
      'Votre dernier paiement a échoué',
      'Relancer le paiement',
      'Active',
      'Votre formule Basic a pris fin.',
      'Comparer les formules',
    ],
  },
  {
    lang: 'es',
    size: { width: 1180, height: 820 },
    words: [
      'Tu último pago ha fallado',
      'Repetir el pago ahora',
      'Activo',
      'Tu plan Basic ha terminado.',
      'Comparar los planes',
    ],
  },
] as const)(
  'has a failed payment repeated, and tells of the end, by touch in $lang at $size.width px',
  async ({ lang, size, words: [failed, again, active, ended, compare] }) => {
    let mine = pastDue;
    const { page, problems } = await pages.open(
      `/${lang}/edit-profile#membership`,
      accountServer({
        getMe: () => ({ ...aMe, planTypeId: 'basic' }),
        getMySubscription: () => ({ subscription: mine, trialAvailable: false }),
        retrySubscriptionPayment: () => {
          mine = { ...pastDue, status: 'active' };
          return mine;
        },
        listSubscriptionPayments: () => ({ items: [] }),
      }),
      { ...user, viewport: size, hasTouch: true },
    );
    const plan = page.locator('.my-plan');
    await plan.getByText(failed, { exact: true }).waitFor();
    await plan.getByRole('button', { name: again }).tap();
    await plan.locator('.badge').getByText(active, { exact: true }).waitFor();

    mine = { ...freePlan, planTypeId: 'basic', status: 'ended' };
    await page.reload();
    await plan.getByText(ended).waitFor();
    await page.getByRole('link', { name: compare, exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(problems).toEqual([]);
  },
);
