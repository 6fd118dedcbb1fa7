import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { type Account, fullName } from '../story.ts';
import { patternFor } from '../words.ts';

/** Two users become contacts; one of them removes the contact. */
export async function becomeContacts(scene: Scene): Promise<void> {
  const { t, environment, owner, other, subject } = scene;
  await askForContact(scene);
  await environment.mailTo(owner.email, subject('contactRequested', { person: other.firstName }));

  await openFromMenu(scene, owner, t('shell:profile.contacts'));
  await owner.page.getByRole('tab', { name: t('contacts:tabs.received') }).click();
  await press(owner.page, t('contacts:actions.acceptOne', { name: fullName(other) }));
  await owner.page.getByText(t('contacts:done.accept', { name: fullName(other) })).waitFor();
  await environment.mailTo(other.email, subject('contactAccepted', { person: owner.firstName }));

  await openFromMenu(scene, other, t('shell:profile.contacts'));
  await other.page.getByRole('tab', { name: t('contacts:tabs.received') }).waitFor(); // the page before has the same menu
  await chooseFor(scene, other.page, owner, 'remove');
  await other.page.getByRole('heading', { name: t('contacts:empty.contacts.title') }).waitFor();
}

/** The owner blocks a user, who notices nothing and whom no other user sees, and unblocks them. */
export async function blockAndUnblock(scene: Scene): Promise<void> {
  const { t, language: lang, owner, other, projectPath } = scene;
  const name = fullName(other);
  await askForContact(scene);
  await owner.page.goto(paths.contacts({ lang, query: { tab: 'received' } }));
  await chooseFor(scene, owner.page, other, 'block');
  await owner.page.getByRole('tab', { name: t('contacts:tabs.blocked') }).click();
  await owner.page.getByRole('button', { name: t('contacts:actions.unblockOne', { name }) }).waitFor();

  await askForContact(scene);
  await other.page.goto(projectPath);
  const comment = 'Ring them at noon?';
  await other.page.getByLabel(t('project:comments.yours'), { exact: true }).fill(comment);
  await other.page.getByRole('button', { name: t('project:comments.post'), exact: true }).click();
  await other.page.getByText(comment, { exact: true }).first().waitFor();
  await owner.page.goto(projectPath);
  await owner.page.getByLabel(t('project:comments.yours'), { exact: true }).waitFor();
  expect(await owner.page.getByText(comment).count()).toBe(0);

  await owner.page.goto(paths.contacts({ lang }));
  await owner.page.getByRole('tab', { name: t('contacts:tabs.blocked') }).click();
  await press(owner.page, t('contacts:actions.unblockOne', { name }));
  await owner.page.getByText(t('contacts:done.unblock', { name })).waitFor();
  await owner.page.getByRole('tab', { name: t('contacts:tabs.received') }).click();
  await press(owner.page, t('contacts:actions.rejectOne', { name }));
  await owner.page.getByText(t('contacts:empty.received.title')).waitFor();
}

/** Asks the owner, on their page, to become a contact. */
async function askForContact({ t, owner, other, projectPath }: Scene): Promise<void> {
  const { page } = other;
  await page.goto(projectPath);
  await page
    .getByRole('main')
    .getByRole('link', { name: fullName(owner) })
    .first()
    .click();
  await press(page, t('contacts:actions.addOne', { name: fullName(owner) }));
  await page.getByText(t('contacts:state.sent'), { exact: true }).waitFor();
}

/** Removes or blocks a person by their menu, and confirms it. */
async function chooseFor({ t }: Scene, page: Page, person: Account, action: 'remove' | 'block') {
  const name = fullName(person);
  await press(page, t('contacts:actions.more', { name }));
  await page
    .locator('[popover]:popover-open')
    .getByRole('button', { name: t(`contacts:actions.${action}`), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(`contacts:${action}.confirm`), exact: true })
    .click();
  await page.getByText(t(`contacts:done.${action}`, { name })).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name: patternFor(name) }).click();
