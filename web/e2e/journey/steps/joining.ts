import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { signOut } from '../menus.ts';
import { createAccount, linkIn, signIn, waitForHydration } from '../people.ts';
import type { Scene } from '../scene.ts';
import { patternFor, placeholder } from '../words.ts';

/** Creates the owner's account; the first password is forgotten and reset. */
export async function signUpAndResetPassword(scene: Scene): Promise<void> {
  const { t, language: lang, environment, owner, story, subject } = scene;
  const { page } = owner;
  await createAccount(scene, owner);
  await signOut(scene, owner);

  await page.goto(paths['forgot-password']({ lang }));
  await waitForHydration(page);
  await page.getByLabel(t('account:fields.email'), { exact: true }).fill(owner.email);
  await page.getByRole('button', { name: t('account:forgot.submit'), exact: true }).click();
  await page.getByRole('heading', { name: t('account:sent.title') }).waitFor();

  const { text } = await environment.mailTo(owner.email, subject('reset'));
  await page.goto(linkIn(text, paths.reset({ lang })));
  owner.password = story.nextPassword;
  await page.getByLabel(t('account:fields.newPassword'), { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: t('account:reset.submit'), exact: true }).click();
  await page.getByText(t('account:reset.done')).first().waitFor();
  await signIn(scene, owner);
}

/** Signs in without a password, and stays signed in. */
export async function signInWithProvider({ t, language: lang, newVisitor }: Scene): Promise<void> {
  const { page, context, errors } = await newVisitor();
  await page.goto(paths.signin({ lang }));
  await page.getByRole('button', { name: t('account:social.continue', { provider: 'Google' }) }).click();
  await page.waitForURL(/oauth2\/authorize/);
  await page.locator('button[name=sub]').first().click();

  const menu = page.getByRole('button', { name: patternFor(t('shell:profile.menu', { name: placeholder })) });
  await menu.waitFor();
  await page.locator(`html[lang|=${lang}]`).waitFor({ state: 'attached' });
  await page.reload();
  await menu.waitFor();
  expect(errors).toEqual([]);
  await context.close();
}
