import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { formerMemberIn } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { signIn, waitForHydration } from '../people.ts';
import type { Scene, Visitor } from '../scene.ts';
import { fullName } from '../story.ts';

/** A user downloads their data and deletes the account. What others see of them stays without a name. */
export async function deleteAccount(scene: Scene): Promise<void> {
  const { t, language: lang, environment, other, owner, projectPath, subject } = scene;
  const { page } = other;

  await signIn(scene, other); // the earlier session has expired with the month that the plan took
  await page.goto(paths['edit-profile']({ lang, hash: 'data' }));
  const { profile, orders } = await downloadData(scene, other);
  expect(profile).toMatchObject([{ username: other.username, email: other.email }]);
  expect(orders).not.toEqual([]);

  await page.getByRole('button', { name: t('deletion:open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('deletion:title') });
  await dialog.getByLabel(t('deletion:password'), { exact: true }).fill(other.password);
  await dialog.getByRole('button', { name: t('deletion:confirm'), exact: true }).click();
  await page.getByRole('heading', { name: t('deletion:done.title') }).waitFor();
  await environment.mailTo(other.email, subject('accountDeleted'));

  await page.goto(paths.signin({ lang }));
  await waitForHydration(page);
  await page.getByLabel(t('account:fields.emailOrUsername'), { exact: true }).fill(other.email);
  await page.getByLabel(t('account:fields.password'), { exact: true }).fill(other.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:signIn.submit'), exact: true })
    .click();
  await page.getByText(t('errors:invalid_credentials')).first().waitFor();

  await owner.page.goto(projectPath);
  await owner.page.getByText(formerMemberIn(lang)).first().waitFor();
  expect(await owner.page.getByText(fullName(other)).count()).toBe(0);
}

/** Sections of the file that a user downloads. */
async function downloadData({ t }: Scene, { page }: Visitor): Promise<Record<string, object[]>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account:profile.data.download'), exact: true }).click();
  const file = await (await download).path();
  const { sections }: { sections: Record<string, object[]> } = JSON.parse(await readFile(file, 'utf8'));
  return sections;
}
