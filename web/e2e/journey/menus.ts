import type { Locator, Page } from 'playwright-core';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import type { Scene, Visitor } from './scene.ts';
import type { JourneyLanguage } from './story.ts';

/** Parameters of menu actions; `language` is the language of the page. */
type MenuContext = Pick<Scene, 'language' | 't' | 'isPhone'>;

/** Signs out by the menu. */
export async function signOut(
  context: MenuContext,
  { page, firstName }: Visitor & { firstName: string },
): Promise<void> {
  const menu = await userMenu(context, { page, firstName });
  await menu.getByRole('button', { name: context.t('shell:profile.signOut'), exact: true }).click();
  if (context.isPhone) await drawer(context, { page });
  await page
    .getByRole('link', { name: context.t('shell:menu.signIn'), exact: true })
    .first()
    .waitFor();
}

/** Opens a page of a signed-in user by the menu. */
export async function openFromMenu(
  context: MenuContext,
  person: Visitor & { firstName: string },
  label: string,
): Promise<void> {
  const menu = await userMenu(context, person);
  const link = menu.getByRole('link', { name: label, exact: true });
  if (context.isPhone) {
    const group = menu.locator('details', { has: person.page.locator('a', { hasText: label }) }).first();
    if (!(await link.isVisible())) await group.locator('summary').click();
  }
  await link.click();
  await menu.waitFor({ state: 'hidden' });
}

/** Switches the page to another language by the menu. */
export async function chooseLanguage(context: MenuContext, { page }: Visitor, wanted: JourneyLanguage) {
  const { t, language, isPhone } = context;
  const menu = isPhone
    ? await drawer(context, { page })
    : await popover({ page }, t('shell:language.current', { language: LANGUAGE_NAMES[language] }));
  await menu.getByRole('link', { name: LANGUAGE_NAMES[wanted], exact: true }).click();
  await page.locator(`html[lang|=${wanted}]`).waitFor({ state: 'attached' });
}

/** Switches to the dark theme by the menu. */
export async function chooseDark(context: MenuContext, { page }: Visitor): Promise<void> {
  const { t, isPhone } = context;
  const menu = isPhone
    ? await drawer(context, { page })
    : await popover({ page }, t('shell:theme.current', { theme: t('shell:theme.system') }));
  await menu.getByRole('button', { name: t('shell:theme.dark'), exact: true }).click();
}

/** The opened drawer of small screens. */
export async function drawer(
  { t }: Pick<MenuContext, 't'>,
  { page }: Pick<Visitor, 'page'>,
): Promise<Locator> {
  await page.getByRole('button', { name: t('shell:menu.open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('shell:menu.main') });
  await drawer.waitFor();
  return drawer;
}

/** Confirms in the open dialog. */
export const confirmIn = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Closes the notice of an action that is held so that it can be undone, which sends it. */
export const sendHeld = ({ t }: Pick<MenuContext, 't'>, page: Page): Promise<void> =>
  page
    .locator('.toasts .alert')
    .filter({ has: page.getByRole('button', { name: t('applications:answer.undo'), exact: true }) })
    .getByRole('button', { name: t('common:notice.dismiss') })
    .click();

async function userMenu(
  context: MenuContext,
  { page, firstName }: { page: Visitor['page']; firstName: string },
): Promise<Locator> {
  if (context.isPhone) return await drawer(context, { page });
  return await popover({ page }, context.t('shell:profile.menu', { name: firstName }));
}

/** The opened menu of a button in the header. */
async function popover({ page }: Pick<Visitor, 'page'>, button: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  const open = page.locator('[popover]:popover-open');
  await open.waitFor();
  return open;
}
