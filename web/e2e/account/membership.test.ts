import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Subscription, SubscriptionOrder } from '#shared/entities/subscription.ts';
import { SubscriptionId } from '#shared/ids.ts';
import { accountServer, freePlan, user } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const trial: Subscription = {
  subscriptionId: SubscriptionId.parse('sub_1'),
  planTypeId: 'basic',
  status: 'trial',
  autoRenewal: true,
  interval: 'month',
  currency: 'EUR',
  price: 500,
  startDate: '2026-11-20T10:00:00.000Z',
  periodEnd: '2026-12-04T10:00:00.000Z',
  trialEnd: '2026-12-04T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
};
const order = SubscriptionOrder.parse({
  PaymentID: 'o1',
  planTypeId: 'basic',
  interval: 'month',
  currency: 'EUR',
  total: 500,
  dueNow: 0,
  trialDays: 14,
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'pending',
  expiresAt: '2026-11-21T09:00:00.000Z',
});

/** Distance of an element from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().top);

test('begins a trial in French on a phone, cancels it and resumes it', async () => {
  let mine = freePlan;
  const change = (changes: Partial<Subscription>) => () => {
    mine = { ...mine, ...changes };
    return mine;
  };
  const { page, requestsTo, problems } = await pages.open(
    '/fr/membership',
    accountServer({
      getMe: () => ({ ...aMe, country: 'FR', planTypeId: mine.planTypeId }),
      getMySubscription: () => ({ subscription: mine, trialAvailable: mine === freePlan }),
      prepareSubscriptionPayment: () => order,
      subscribe: () => ({
        url: `${pages.origin}/fr/subscribe-payment?PaymentID=o1&session_id=cs_1`,
        order,
      }),
      fetchSubscriptionOrderDetails: () => {
        mine = trial;
        return { ...order, status: 'success', subscriptionId: trial.subscriptionId };
      },
      listSubscriptionPayments: () => ({ items: [] }),
      cancelSubscription: change({ status: 'cancelled', autoRenewal: false }),
      resumeSubscription: change({ status: 'trial', autoRenewal: true }),
    }),
    user,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const tax = page.getByText('aucune TVA ne s’ajoute');
  await tax.waitFor();
  await page.getByRole('link', { name: 'Essayer Basic pendant 14 jours' }).click();
  await page.getByRole('heading', { name: 'Essayer Basic', level: 1 }).waitFor();
  await tax.waitFor();
  await page.getByText('Sans résiliation avant le').waitFor();
  const yearly = page.getByRole('button', { name: /À l’année/ });
  expect(await yearly.evaluate(button => button.scrollWidth - button.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Commencer l’essai gratuit' }).dblclick();
  await page.getByRole('heading', { name: 'Votre essai a commencé' }).waitFor();
  expect(requestsTo('subscribe').map(({ body }) => body)).toMatchObject([
    { PaymentID: 'o1', total: 500, dueNow: 0, currency: 'EUR' },
  ]);

  await page.getByRole('link', { name: 'Voir votre formule' }).click();
  await page.getByText('Visa se terminant par 4242').waitFor();
  await expect.poll(() => topOf(page, '#membership')).toBeLessThan(200);
  await page.getByRole('button', { name: 'Résilier la formule' }).click();
  const question = page.getByRole('dialog', { name: /Résilier Basic/ });
  await question.getByText(/Elle court jusqu’au 4 décembre 2026/).waitFor();
  await question.getByRole('button', { name: 'Résilier la formule' }).click();
  await page.getByText('Votre formule ne sera pas renouvelée.').waitFor();
  await page.getByRole('button', { name: 'Reprendre la formule' }).click();
  await page.getByRole('button', { name: 'Résilier la formule' }).waitFor();
  expect(mine.autoRenewal).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(problems).toEqual([]);
});

test('says what the next payment is after a credit, and what a failed one still costs', async () => {
  let mine: Subscription = { ...trial, status: 'active', credit: 3_290 };
  const { page } = await pages.open(
    '/fr/edit-profile#membership',
    accountServer({
      getMe: () => ({ ...aMe, planTypeId: 'basic' }),
      getMySubscription: () => ({ subscription: mine, trialAvailable: false }),
      listSubscriptionPayments: () => ({ items: [] }),
    }),
    user,
  );
  await page.getByText('0 € le 4 décembre 2026').waitFor();
  await page.getByText('32,90 €, à déduire de vos prochains paiements').waitFor();
  mine = { ...trial, status: 'past-due', unpaid: 210 };
  await page.reload();
  await page.getByText('Votre banque a refusé 2,10 €').waitFor();
});

test('shows the card that was changed on the provider’s page, whose event has not arrived yet', async () => {
  let mine: Subscription = { ...trial, card: { brand: 'visa', last4: '0341', expMonth: 12, expYear: 2034 } };
  const { page, requestsTo, problems } = await pages.open(
    '/en/edit-profile?card=changed#membership',
    accountServer({
      getMe: () => ({ ...aMe, planTypeId: 'basic' }),
      getMySubscription: () => ({ subscription: mine, trialAvailable: false }),
      refreshSubscription: () => {
        mine = trial;
        return mine;
      },
      listSubscriptionPayments: () => ({ items: [] }),
    }),
    user,
  );
  await page.getByText('Visa ending in 4242').waitFor();
  await page.waitForURL('**/en/edit-profile#membership');
  expect(requestsTo('refreshSubscription')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('says so if the provider cannot be asked about the card, and shows what is known', async () => {
  const { page, problems } = await pages.open(
    '/fr/edit-profile?card=changed#membership',
    accountServer({
      getMe: () => ({ ...aMe, planTypeId: 'basic' }),
      getMySubscription: () => ({ subscription: trial, trialAvailable: false }),
      refreshSubscription: () => new Refusal('DEPENDENCY_UNAVAILABLE'),
      listSubscriptionPayments: () => ({ items: [] }),
    }),
    user,
  );
  await page.getByText('Votre carte n’a pas pu être vérifiée pour l’instant.').waitFor();
  await page.getByText('Visa se terminant par 4242').waitFor();
  await page.waitForURL('**/fr/edit-profile#membership');
  expect(problems).toEqual([]);
});

test('offers a member no trial of their own plan while that is being loaded', async () => {
  const held = Promise.withResolvers<void>();
  const { page } = await pages.open(
    '/en/market',
    accountServer({
      getMe: () => ({ ...aMe, planTypeId: 'basic' }),
      getMySubscription: () => ({ subscription: trial, trialAvailable: false }),
    }),
    user,
  );
  await page.route(/\/api\/authors\/me\/subscription/, async route => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(`${pages.origin}/en/plan-details?plan=basic&interval=month`);
  await page.locator('.plan-action-skel').waitFor();
  expect(await page.getByText(/^Try Basic/).count()).toBe(0);
  held.resolve();
  await page.getByRole('link', { name: 'Your plan' }).waitFor();
  expect(await page.locator('.plan-action-skel').count()).toBe(0);
});

test('shows a person who pays by the year the yearly prices, until they choose others', async () => {
  const yearly = { ...trial, status: 'active', interval: 'year', price: 50_00 } as const;
  const { page } = await pages.open(
    '/en/membership',
    accountServer({
      getMe: () => ({ ...aMe, planTypeId: 'basic' }),
      getMySubscription: () => ({ subscription: yearly, trialAvailable: false }),
    }),
    user,
  );
  await page.getByRole('link', { name: 'Your plan', exact: true }).waitFor();
  await page.getByText('€50', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Monthly' }).click();
  await page.getByText('€5', { exact: true }).waitFor();
  await page.goto(`${pages.origin}/en/plan-details?plan=basic`);
  await page.getByRole('link', { name: 'Your plan', exact: true }).waitFor();
  await page.goto(`${pages.origin}/en/plan-details?plan=basic&interval=month`);
  await page.getByRole('link', { name: 'Change to Basic' }).waitFor();
});

test('shows a person in Britain the same prices on every page, in French as well, within their frames', async () => {
  const { page } = await pages.open(
    '/fr/membership',
    accountServer({
      getMe: () => ({ ...aMe, country: 'GB' }),
      getMySubscription: () => ({ subscription: freePlan, trialAvailable: true }),
    }),
    user,
  );
  await page.getByText('5 £', { exact: true }).waitFor();
  await page.goto(`${pages.origin}/fr/plan-details?plan=basic`);
  await page.getByText('5 £', { exact: true }).waitFor();
  await page.goto(`${pages.origin}/fr/subscribe-payment?plan=basic&interval=month`);
  await page.getByText('5 £ par mois').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflows = await page
    .getByRole('group', { name: 'À quel rythme souhaitez-vous payer' })
    .getByRole('button')
    .evaluateAll(
      buttons => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(overflows).toBe(0);
});

test('names the moment until which a trial costs nothing, in the zone of the person', async () => {
  const visitor = { ...user, timezoneId: 'America/Los_Angeles' };
  const before = await pages.open('/en/subscribe-payment?plan=basic', accountServer(), visitor);
  const terms = before.page.getByText(/^If you don’t cancel before /);
  expect(await terms.textContent()).toMatch(/before \d{1,2} \w+ \d{4}, \d\d:\d\d GMT-[78], the plan renews/);

  const during = await pages.open(
    '/en/edit-profile#membership',
    accountServer({
      getMySubscription: () => ({
        subscription: {
          ...trial,
          periodEnd: '2026-12-06T02:30:00.000Z',
          trialEnd: '2026-12-06T02:30:00.000Z',
        },
        trialAvailable: false,
      }),
      listSubscriptionPayments: () => ({ items: [] }),
    }),
    visitor,
  );
  await during.page.getByText('5 Dec 2026, 18:30 GMT-8', { exact: true }).waitFor();
  await during.page.getByText('€5 on 5 Dec 2026, 18:30 GMT-8', { exact: true }).waitFor();
});
