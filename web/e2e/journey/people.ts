import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import type { Scene, Visitor } from './scene.ts';
import type { Account } from './story.ts';
import { withoutTags } from './words.ts';

/** Opens the form and signs up, as `signUp` does. */
export async function createAccount(scene: Scene, person: Visitor & Account): Promise<void> {
  await person.page.goto(paths.signup({ lang: scene.language }));
  await signUp(scene, person);
}

/** Signs up by the open form, and confirms the address in another tab by the link in the email, which signs both tabs in. */
export async function signUp(scene: Scene, person: Visitor & Account): Promise<void> {
  const { t, language: lang, environment, subject } = scene;
  const { page, firstName, lastName, username, email, password } = person;
  const optional = (label: string) => `${label} ${t('common:field.optional')}`;

  await waitForHydration(page);
  await page.getByLabel(optional(t('account:fields.firstName')), { exact: true }).fill(firstName);
  await page.getByLabel(optional(t('account:fields.lastName')), { exact: true }).fill(lastName);
  await page.getByLabel(t('account:fields.username'), { exact: true }).fill(username);
  await page.getByLabel(t('account:fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account:fields.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: withoutTags(t('account:signUp.terms')) }).check();
  await page.getByRole('button', { name: t('account:signUp.submit'), exact: true }).click();
  await page.getByRole('heading', { name: t('account:sent.title') }).waitFor();

  const { text } = await environment.mailTo(email, subject('confirmation'));
  const fromMail = await page.context().newPage();
  await fromMail.goto(linkIn(text, paths['confirm-email']({ lang })));
  await waitForHydration(fromMail);
  await fromMail.getByRole('button', { name: t('account:confirm.submit'), exact: true }).click();
  for (const tab of [fromMail, page])
    await tab.getByRole('button', { name: t('shell:profile.menu', { name: firstName }) }).waitFor();
  await fromMail.close();
}

/** Waits until the page has hydrated, so that the form can be submitted. */
export const waitForHydration = (page: Page) =>
  page.locator('main button[type=submit]:enabled').first().waitFor();

/** Signs in by the form. */
export async function signIn(
  { t, language: lang }: Scene,
  { page, firstName, email, password }: Visitor & Pick<Account, 'firstName' | 'email' | 'password'>,
): Promise<void> {
  await page.goto(paths.signin({ lang }));
  await waitForHydration(page);
  await page.getByLabel(t('account:fields.emailOrUsername'), { exact: true }).fill(email);
  await page.getByLabel(t('account:fields.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:signIn.submit'), exact: true })
    .click();
  await page.getByRole('button', { name: t('shell:profile.menu', { name: firstName }) }).waitFor();
}

/** The link in an email to this path, in the recipient's language. */
export function linkIn(text: string, path: string): string {
  const link = new RegExp(`https?://[^/\\s]+${path}\\S*`).exec(text)?.[0];
  expect(link, `a link to ${path} in:\n${text}`).toBeTruthy();
  return link ?? '';
}
