import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Subscription } from '#shared/entities/subscription.ts';
import { paths } from '#shared/paths.ts';
import { signIn } from '../people.ts';
import type { Scene } from '../scene.ts';
import { patternFor, placeholder } from '../words.ts';

const days = (count: number) => count * 86_400;
const goodCard = '4242 4242 4242 4242';
/** It can be saved, but its renewals fail. */
const failingCard = '4000 0000 0000 0341';

const proIn = ({ t }: Scene) => ({ plan: t('plans:names.pro') });
const premiumIn = ({ t }: Scene) => ({ plan: t('plans:names.premium') });

/**
 * A plan from its trial to its end: it is paid when the trial ends and changed to a larger one, its renewal fails until
 * the card is changed, and it is cancelled, resumed, cancelled again and runs out.
 */
export async function subscribe(scene: Scene): Promise<void> {
  await startTrial(scene);
  await expectReminder(scene);
  await payAndChange(scene, days(3));
  await recoverFromFailedRenewal(scene);
  await cancelAndResume(scene);
  await letEnd(scene);
}

/** A user goes through the first weeks of a subscription: trial, payment, change of plan, cancellation and resumption. */
export async function tryPlan(scene: Scene): Promise<void> {
  await startTrial(scene);
  await payAndChange(scene, days(15));
  await cancelAndResume(scene);
}

/** Starts the trial of Pro, which an email confirms. */
async function startTrial(scene: Scene): Promise<void> {
  const { environment, owner, subject } = scene;
  await chooseTrial(scene);
  await environment.mailTo(owner.email, subject('trialStarted', proIn(scene)));
  await expectState(scene, 'trial');
}

/** Expects the email that announces the end of the trial. */
async function expectReminder(scene: Scene): Promise<void> {
  await scene.environment.advance(days(12));
  await scene.environment.run('trialReminders');
  await expectMail(scene, 'trialEnding', { ...proIn(scene), date: placeholder });
}

/** Pro is paid when its trial has ended, and changed to Premium. */
async function payAndChange(scene: Scene, trialLeft: number): Promise<void> {
  await scene.environment.advance(trialLeft);
  await expectMail(scene, 'subscriptionReceipt', { ...proIn(scene), amount: placeholder });
  await expectState(scene, 'active');
  await changeToPremium(scene);
}

/** The renewal fails until the card is changed. */
async function recoverFromFailedRenewal(scene: Scene): Promise<void> {
  const { t, environment, owner } = scene;
  await changeCard(scene, failingCard);
  await environment.advance(days(32));
  await expectMail(scene, 'renewalFailed', premiumIn(scene));
  await expectState(scene, 'past-due');
  await changeCard(scene, goodCard);
  await owner.page.getByRole('button', { name: t('plans:member.pay'), exact: true }).click();
  await badge(scene, 'active').waitFor();
  await expectMail(scene, 'subscriptionReceipt', { ...premiumIn(scene), amount: placeholder });
}

async function cancelAndResume(scene: Scene): Promise<void> {
  const { t, environment, owner, subject } = scene;
  await openPlan(scene);
  await cancelPlan(scene, premiumIn(scene));
  await environment.mailTo(owner.email, subject('subscriptionCancelled', premiumIn(scene)));
  await owner.page.getByRole('button', { name: t('plans:member.resume'), exact: true }).click();
  await badge(scene, 'active').waitFor();
}

/** A plan that was cancelled runs out. */
async function letEnd(scene: Scene): Promise<void> {
  const { t, environment, owner, subject } = scene;
  const { page } = owner;
  await cancelPlan(scene, premiumIn(scene));
  await environment.advance(days(32));
  await environment.mailTo(owner.email, subject('subscriptionEnded', premiumIn(scene)));
  await openPlan(scene);
  await page.getByText(t('plans:member.endedText', premiumIn(scene)), { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: t('plans:member.see'), exact: true }).count()).toBe(1);
}

/** Chooses Pro on the page of plans and starts its trial on the provider's page. */
async function chooseTrial({ t, language: lang, owner: { page }, hosted }: Scene): Promise<void> {
  await page.goto(paths.membership({ lang }));
  const tryPro = t('plans:choose.try', { plan: t('plans:names.pro'), count: 14 });
  await page.getByRole('link', { name: tryPro, exact: true }).first().click();
  await page.waitForURL(/subscribe-payment/);
  await page.getByRole('button', { name: t('plans:checkout.startTrial'), exact: true }).dblclick();

  await page.waitForURL(/\/c\/pay\//);
  await fillCard(page, hosted, goodCard);
  await page.getByRole('button', { name: hosted.startTrial, exact: true }).click();
  await page.getByRole('heading', { name: t('plans:status.trial.title'), exact: true }).waitFor();
  await page.getByRole('link', { name: t('plans:status.profile'), exact: true }).click();
}

/** Changes to Premium after a look at its cost today. */
async function changeToPremium({ t, language: lang, owner: { page } }: Scene): Promise<void> {
  const plan = t('plans:names.premium');
  await page.goto(paths.membership({ lang }));
  await page
    .getByRole('link', { name: t('plans:choose.change', { plan }), exact: true })
    .first()
    .click();
  await page
    .getByRole('button', { name: patternFor(t('plans:change.confirmPay', { price: placeholder })) })
    .click();
  await page.getByText(t('plans:change.done', { plan }), { exact: true }).waitFor();
}

/** Changes the card on the provider's page. */
async function changeCard(scene: Scene, card: string): Promise<void> {
  const {
    t,
    hosted,
    owner: { page },
  } = scene;
  await openPlan(scene);
  await page.getByRole('button', { name: t('plans:member.changeCard'), exact: true }).click();
  await page.getByRole('heading', { name: hosted.changeCard, exact: true }).waitFor();
  await fillCard(page, hosted, card);
  await page.getByRole('button', { name: hosted.saveCard, exact: true }).click();
  await page.waitForURL(/edit-profile/);
  await page.getByText(card.slice(-4)).first().waitFor();
}

async function cancelPlan(scene: Scene, { plan }: { plan: string }): Promise<void> {
  const {
    t,
    owner: { page },
  } = scene;
  await page.getByRole('button', { name: t('plans:member.cancel'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('plans:member.confirm.title', { plan }) });
  await question.getByRole('button', { name: t('plans:member.confirm.cancel'), exact: true }).click();
  await badge(scene, 'cancelled').waitFor();
}

async function fillCard(page: Scene['owner']['page'], hosted: Scene['hosted'], card: string): Promise<void> {
  await page.getByLabel(hosted.number).fill(card);
  await page.getByLabel(hosted.expiry).fill('12 / 34');
  await page.getByLabel(hosted.cvc).fill('123');
  await page.getByLabel(hosted.name).fill('A Member');
}

/** Opens the plan in the profile; signs in again if the session has ended meanwhile. */
async function openPlan(scene: Scene): Promise<void> {
  const { t, language: lang, owner } = scene;
  const { page } = owner;
  const plan = page.locator('.my-plan');
  const profile = paths['edit-profile']({ lang });
  await page.goto(profile);
  const signInButton = page
    .getByRole('main')
    .getByRole('button', { name: t('account:signIn.submit'), exact: true });
  await plan.or(signInButton).first().waitFor();
  if (await signInButton.isVisible()) {
    await signIn(scene, owner);
    await page.goto(profile);
  }
  await plan.waitFor();
}

/** The state of the plan in the profile. */
const badge = ({ t, owner: { page } }: Scene, state: Subscription['status']): Locator =>
  page.locator('.my-plan .badge').getByText(t(`plans:member.status.${state}`), { exact: true });

/** Opens the plan repeatedly until it has a state, which an event of the provider brings. */
async function expectState(scene: Scene, state: Subscription['status']): Promise<void> {
  await expect
    .poll(
      async () => {
        await openPlan(scene);
        return await scene.owner.page.locator('.my-plan .badge').innerText();
      },
      { interval: 500 },
    )
    .toBe(scene.t(`plans:member.status.${state}`));
}

/** Expects an email whose subject has these values; anything may stand for the placeholder. */
const expectMail = async (
  { environment, owner, subject }: Scene,
  template: Parameters<Scene['subject']>[0],
  values: Record<string, string>,
) => await environment.mailTo(owner.email, patternFor(subject(template, values)));
