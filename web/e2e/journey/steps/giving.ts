import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Scene } from '../scene.ts';

const declinedCard = '4000 0000 0000 0002';
const goodCard = '4242 4242 4242 4242';
const disputedCard = '4000 0000 0000 0259';

/** Donates 15; the first card is declined. */
export async function donate(scene: Scene): Promise<void> {
  const { t, environment, other, story, subject, hosted, money } = scene;
  const { page } = other;
  const project = story.idea.name;

  await orderDonation(scene, page);
  await payByCard(scene, page, { card: declinedCard, minor: 1500 });
  await page.getByText(hosted.generic_decline).waitFor();
  await cancel(scene, page);
  await page.waitForURL(/payment-status/);
  await page.getByRole('heading', { name: t('payment:status.declined.title'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('payment:status.otherCard'), exact: true }).click();
  await payByCard(scene, page, { card: goodCard, minor: 1500 });
  await page.waitForURL(/payment-status/);
  await page.getByRole('heading', { name: t('payment:status.success.title'), exact: true }).waitFor();
  await environment.mailTo(other.email, subject('paymentReceipt', { project, amount: money(1500) }));
}

/** Donates 15 with a card whose holder disputes the payment. */
export async function donateWithDispute(scene: Scene): Promise<void> {
  const { page } = scene.helper;
  await orderDonation(scene, page);
  await payByCard(scene, page, { card: disputedCard, minor: 1500 });
  await page.waitForURL(/payment-status/);
}

/** Donates 15 once more, although the page says that it has been paid, and ends on the page of the paid order. */
export async function donateAgain(scene: Scene): Promise<void> {
  const { t, other } = scene;
  const { page } = other;
  await orderDonation(scene, page);
  await page.getByText(t('payment:paid.title'), { exact: true }).waitFor();
  await page.getByRole('button', { name: t('payment:paid.again'), exact: true }).click();
  await payByCard(scene, page, { card: goodCard, minor: 1500 });
  await page.getByRole('heading', { name: t('payment:status.success.title'), exact: true }).waitFor();
}

/** Buys four points: the first order is cancelled and releases them, the second is paid. */
export async function buyPoints(scene: Scene): Promise<void> {
  const { t, helper, number, story, whole } = scene;
  const { page } = helper;
  const left = (units: number) =>
    t('project:give.left', {
      count: units,
      left: number(units),
      sold: number(640 - units),
      total: number(640),
    });

  await orderPoints(scene, page);
  await page.waitForURL(/\/c\/pay\//);
  await cancel(scene, page);
  await page.getByRole('heading', { name: t('payment:status.cancelled.title'), exact: true }).waitFor();

  const panel = await openPanel(scene, page);
  await panel.getByRole('button', { name: t('project:give.points'), exact: true }).click();
  await panel.getByText(left(640), { exact: true }).waitFor();
  await orderPoints(scene, page);
  await payByCard(scene, page, { card: goodCard, minor: 5000 });
  await page.getByRole('heading', { name: t('payment:status.success.title'), exact: true }).waitFor();

  await expectContributions(scene, page);
  await page
    .getByText(t('project:contributions.people', { count: 2, number: number(2) }), { exact: true })
    .waitFor();
  await page.getByRole('cell', { name: `${number(4)} × ${story.idea.point}`, exact: true }).waitFor();
  await panel.getByRole('button', { name: t('project:give.points'), exact: true }).click();
  await panel.getByText(left(636), { exact: true }).waitFor();
  expect(await panel.textContent()).toContain(whole(6500));
}

/** Expects that a total changed between page and server opens no checkout session. */
export async function expectReplayRejected(scene: Scene): Promise<void> {
  const { t, helper, environment, whole } = scene;
  const { page } = helper;
  await page.route('**/api/payment/initiate', async route => {
    const body = z.looseObject({ total: z.number() }).parse(route.request().postDataJSON());
    await route.continue({ postData: JSON.stringify({ ...body, total: 1 }) });
  });
  const panel = await openPanel(scene, page);
  await panel.getByRole('checkbox', { name: t('contributions:anonymity.label') }).waitFor();
  await panel.getByText(whole(1500), { exact: true }).click();
  await panel
    .getByRole('button', { name: t('project:give.donateSum', { sum: whole(1500) }), exact: true })
    .click();
  await page.getByText(t('payment:problem.price.title')).waitFor();
  expect(new URL(page.url()).origin).toBe(environment.url);
  await page.unroute('**/api/payment/initiate');
}

/** Expects the donation and the points on the project: 65 in total. */
export async function expectContributions(scene: Scene, page: Page): Promise<void> {
  const panel = await openPanel(scene, page);
  await panel.getByText(scene.whole(6500), { exact: true }).waitFor();
}

/** Donates 15 from the page of the project; the second of two clicks has no effect. */
async function orderDonation(scene: Scene, page: Page): Promise<void> {
  const { t, whole } = scene;
  const panel = await openPanel(scene, page);
  await panel.getByRole('checkbox', { name: t('contributions:anonymity.label') }).waitFor();
  await panel.locator('fieldset').getByText(whole(1500), { exact: true }).click();
  await panel
    .getByRole('button', { name: t('project:give.donateSum', { sum: whole(1500) }), exact: true })
    .dblclick();
}

async function orderPoints(scene: Scene, page: Page): Promise<void> {
  const { t, number, whole } = scene;
  const panel = await openPanel(scene, page);
  await panel.getByRole('button', { name: t('project:give.points'), exact: true }).click();
  await panel.getByLabel(t('project:give.quantity'), { exact: true }).fill('4');
  const buy = t('project:give.buy', { number: number(4), name: scene.story.idea.point, sum: whole(5000) });
  await panel.getByRole('button', { name: buy.replaceAll(/<\/?n>/g, ''), exact: true }).click();
  await page.waitForURL(/\/payment\?/);
  await page
    .getByRole('button', { name: t('payment:summary.pay', { sum: whole(5000) }), exact: true })
    .click();
}

/** Opens the support form on the project's page. */
async function openPanel({ t, projectPath, story }: Scene, page: Page): Promise<Locator> {
  await page.goto(projectPath);
  return page.getByRole('complementary', { name: t('project:panel.label', { name: story.idea.name }) });
}

/** Pays on the provider's page. */
async function payByCard(
  { hosted, hostedPay }: Scene,
  page: Page,
  { card, minor }: { card: string; minor: number },
): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  await page.getByLabel(hosted.number).fill(card);
  await page.getByLabel(hosted.expiry).fill('12 / 34');
  await page.getByLabel(hosted.cvc).fill('123');
  const email = page.getByLabel(hosted.email, { exact: true });
  if (!(await email.inputValue())) await email.fill('donor@example.org');
  await page.getByLabel(hosted.name).fill('A Donor');
  await page.getByRole('button', { name: hostedPay(minor), exact: true }).click();
}

const cancel = ({ hosted }: Scene, page: Page) =>
  page.getByRole('link', { name: hosted.cancel, exact: true }).click();
