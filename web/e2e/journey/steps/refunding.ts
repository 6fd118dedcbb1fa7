import { paths } from '#shared/paths.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';
import { donateAgain } from './giving.ts';

/** A donor asks for a second donation back, the owner refunds it, and the donor's receipt says so. */
export async function refundDonation(scene: Scene): Promise<void> {
  const { t, language: lang, environment, owner, other, story, subject, money } = scene;
  const name = fullName(other);
  const amount = money(1500);
  await donateAgain(scene);
  await askForRefund(scene);
  await environment.mailTo(owner.email, subject('refundRequested', { person: other.firstName, amount }));

  await openFromMenu(scene, owner, t('shell:profile.earnings'));
  const requests = owner.page.getByRole('region', { name: t('refunds:owner.title') });
  await requests.getByText(story.refund).waitFor();
  await requests.getByRole('button', { name: `${t('refunds:answer.grant')} ${name}`, exact: true }).click();
  const question = owner.page.getByRole('dialog', { name: t('refunds:answer.grantTitle', { name }) });
  await question.getByRole('button', { name: t('refunds:answer.grant'), exact: true }).click();
  await owner.page.getByText(t('refunds:given.done', { amount, name })).waitFor();

  await environment.mailTo(other.email, subject('paymentRefunded', { amount }));
  await other.page.goto(paths.contributions({ lang, query: { filter: 'refunded' } }));
  await other.page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: amount })
    .getByText(t('contributions:list.receipt'), { exact: true })
    .click();
  await other.page.getByRole('heading', { name: t('contributions:receipt.title'), exact: true }).waitFor();
}

/** Asks for a refund on the page of the paid order. */
async function askForRefund({ t, other: { page }, story }: Scene): Promise<void> {
  await page.getByRole('button', { name: t('refunds:payer.ask'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('refunds:payer.askTitle') });
  await question.getByLabel(t('refunds:payer.reason')).fill(story.refund);
  await question.getByRole('button', { name: t('refunds:payer.send'), exact: true }).click();
  await page.getByRole('button', { name: t('refunds:payer.withdraw'), exact: true }).waitFor();
}
