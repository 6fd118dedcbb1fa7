import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { untilComplete } from '#web/testing/waits.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';
import { patternFor, placeholder } from '../words.ts';

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
  await expectOrigin(scene, payouts);
}

/** Opens the chain behind a payout: the payment that it comes from, the fee and the shares. */
async function expectOrigin({ t, owner: { page }, helper, other }: Scene, payouts: Locator): Promise<void> {
  await transferredIn(payouts, t)
    .first()
    .getByRole('button', { name: new RegExp(`^${t('payout:origin.open')}`) })
    .click();
  const origin = page.getByRole('dialog', { name: t('payout:origin.title') });
  await origin.getByText(t('payout:origin.fee'), { exact: true }).first().waitFor();
  const payer = new RegExp([helper, other].map(fullName).join('|'));
  await origin.getByText(payer).first().waitFor();
  await page.keyboard.press('Escape');
  await origin.waitFor({ state: 'hidden' });
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
  await expectFinance(scene);

  for (const person of [administrator, owner, scene.helper, scene.other])
    expect(person.errors, person.email).toEqual([]);
}

/** Opens the other views of money: the refund of the journey, the results of both checks, and the month-end report. */
async function expectFinance(scene: Scene): Promise<void> {
  const { t, language: lang, administrator, environment, other, story } = scene;
  const { page } = administrator;
  for (const job of ['reconciliation', 'ledgerCheck']) await environment.run(job);

  const view = (named: string, status?: string) =>
    page.goto(paths['admin-payouts']({ lang, query: { view: named, ...(status && { status }) } }));
  await view('refunds', 'completed');
  await page
    .getByRole('listitem')
    .filter({ hasText: fullName(other) })
    .getByText(story.refund)
    .waitFor();
  await view('disputes');
  await page.getByText(t('refunds:disputes.lead'), { exact: true }).waitFor();
  await view('checks');
  await expect.poll(() => page.getByText(t('checks:checks.clean'), { exact: true }).count()).toBe(2);

  await page.goto(paths['admin-finance']({ lang }));
  const report = t('finance:currency', { currency: story.currency });
  await page.getByRole('heading', { name: report, exact: true }).waitFor();
  await page.getByRole('heading', { name: t('finance:results.title'), exact: true }).waitFor();
}

/** Enters points and money in the proof of the project, which a reader's browser verifies. */
export async function expectProof({ t, helper: { page }, environment, projectPath }: Scene): Promise<void> {
  await environment.run('proof');
  await page.goto(projectPath);
  const leave = patternFor(t('teams:leave.openOne', { project: placeholder }));
  await page.getByRole('button', { name: leave }).waitFor(); // a member's own part arrives last, and moves the rest
  await untilComplete(page);
  await page.getByRole('link', { name: t('project:proof.check'), exact: true }).click();
  await page.getByText(t('proof:browser.allText')).waitFor();
}

/** Has our own job check the proofs of all projects, as it does every hour. */
export async function expectProofChecked({ t, helper: { page }, environment }: Scene): Promise<void> {
  await environment.run('proofCheck');
  await page.reload();
  await page.getByText(t('proof:server.intact'), { exact: true }).waitFor();
}

/** The rows of transferred payouts. The heads of columns contain the word in some languages. */
const transferredIn = (payouts: Locator, t: Scene['t']): Locator =>
  payouts
    .getByRole('row')
    .filter({ has: payouts.page().getByText(t('payout:states.completed'), { exact: true }) });

/** Expects an email for each transfer, with the amount on the page. */
async function expectEmailPerTransfer(
  { t, environment, owner, subject }: Scene,
  payouts: Locator,
): Promise<void> {
  const amounts = await transferredIn(payouts, t).locator('td.at-amount > .money').allTextContents();
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) await environment.mailTo(owner.email, subject('payoutCompleted', { amount }));
}

async function endOnboarding(page: Page, choice: string): Promise<void> {
  await page.waitForURL(/\/setup\//);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/payout/);
}
