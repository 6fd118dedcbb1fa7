import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';

const fifteenDays = 15 * 86_400;

/** Connects a payout account in two visits; on the due date, the job sends the money. */
export async function expectPayout(scene: Scene): Promise<void> {
  const { t, language: lang, hosted, environment, owner } = scene;
  const { page } = owner;
  const action = (status: 'not-connected' | 'pending-verification' | 'action-required') =>
    page.getByRole('button', { name: t(`payout:account.actions.${status}`), exact: true });

  await openFromMenu(scene, owner, t('shell:profile.earnings'));
  await action('not-connected').click();
  await endOnboarding(page, hosted.setupIncomplete);
  await page.getByText(t('payout:onboarding.incomplete.title'), { exact: true }).waitFor();

  await action('action-required').or(action('pending-verification')).click();
  await endOnboarding(page, hosted.setupComplete);
  await page.getByText(t('payout:account.states.ready'), { exact: true }).waitFor();
  const payouts = page.getByRole('table', { name: t('payout:list.title'), exact: true });
  await payouts.getByText(t('payout:states.pending'), { exact: true }).first().waitFor();

  await environment.advance(fifteenDays);
  await environment.run('payouts');
  await page.goto(paths.payout({ lang }));
  await payouts.getByText(t('payout:states.completed'), { exact: true }).first().waitFor();
  await expectEmailPerTransfer(scene, payouts);
}

/** Expects the payouts on the administrator's page, a zero sum of every posting in the ledger, and no error on any page. */
export async function expectLedgerConsistent(scene: Scene): Promise<void> {
  const { t, language: lang, administrator, environment, owner, story } = scene;
  const { page } = administrator;
  await page.goto(paths.index({ lang }));
  await openFromMenu(scene, administrator, t('shell:profile.adminPayouts'));
  const payouts = page.getByRole('table', { name: t('moderation:payouts.title'), exact: true });
  const payout = payouts.getByRole('row').filter({ hasText: story.idea.name }).first();
  await payout.getByRole('link', { name: fullName(owner), exact: true }).waitFor();
  await payout.getByRole('link', { name: story.idea.name, exact: true }).filter({ visible: true }).waitFor();
  expect(await (await fetch(`${environment.url}/_local/ledger`)).text()).toContain(
    'every posting sums to zero',
  );

  for (const person of [administrator, owner, scene.helper, scene.other])
    expect(person.errors, person.email).toEqual([]);
}

/** Expects an email for each transfer, with the amount on the page. */
async function expectEmailPerTransfer(
  { t, environment, owner, subject }: Scene,
  payouts: Locator,
): Promise<void> {
  const transferred = payouts.getByRole('row').filter({ hasText: t('payout:states.completed') });
  const amounts = await transferred.locator('td.at-amount > .money').allTextContents();
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) await environment.mailTo(owner.email, subject('payoutCompleted', { amount }));
}

async function endOnboarding(page: Page, choice: string): Promise<void> {
  await page.waitForURL(/\/setup\//);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/payout/);
}
