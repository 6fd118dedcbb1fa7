import type { Locator } from 'playwright-core';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import type { Scene, Visitor } from './scene.ts';
import type { JourneyLanguage } from './story.ts';

/** Parameters of menu actions; `language` is the language of the page. */
type Place = Pick<Scene, 'language' | 't' | 'isPhone'>;

/** Signs out by the menu. */
export async function signOut(
  place: Place,
  { page, firstName }: Visitor & { firstName: string },
): Promise<void> {
  const menu = await ownMenu(place, { page, firstName });
  await menu.getByRole('button', { name: place.t('shell:profile.signOut'), exact: true }).click();
  if (place.isPhone) await drawer(place, { page });
  await page
    .getByRole('link', { name: place.t('shell:menu.signIn'), exact: true })
    .first()
    .waitFor();
}

/** Opens a page of a signed-in user by the menu. */
export async function followOwnLink(
  place: Place,
  person: Visitor & { firstName: string },
  label: string,
): Promise<void> {
  const menu = await ownMenu(place, person);
  await menu.getByRole('link', { name: label, exact: true }).click();
  await menu.waitFor({ state: 'hidden' });
}

/** Switches the page to another language by the menu. */
export async function chooseLanguage(place: Place, { page }: Visitor, wanted: JourneyLanguage) {
  const { t, language, isPhone } = place;
  const menu = isPhone
    ? await drawer(place, { page })
    : await popover({ page }, t('shell:language.current', { language: LANGUAGE_NAMES[language] }));
  await menu.getByRole('link', { name: LANGUAGE_NAMES[wanted], exact: true }).click();
  await page.locator(`html[lang|=${wanted}]`).waitFor({ state: 'attached' });
}

/** Switches to the dark theme by the menu. */
export async function chooseDark(place: Place, { page }: Visitor): Promise<void> {
  const { t, isPhone } = place;
  const menu = isPhone
    ? await drawer(place, { page })
    : await popover({ page }, t('shell:theme.current', { theme: t('shell:theme.system') }));
  await menu.getByRole('button', { name: t('shell:theme.dark'), exact: true }).click();
}

/** The opened drawer of small screens. */
export async function drawer({ t }: Pick<Place, 't'>, { page }: Pick<Visitor, 'page'>): Promise<Locator> {
  await page.getByRole('button', { name: t('shell:menu.open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('shell:menu.main') });
  await drawer.waitFor();
  return drawer;
}

async function ownMenu(
  place: Place,
  { page, firstName }: { page: Visitor['page']; firstName: string },
): Promise<Locator> {
  if (place.isPhone) return await drawer(place, { page });
  return await popover({ page }, place.t('shell:profile.menu', { name: firstName }));
}

/** The opened menu of a button in the header. */
async function popover({ page }: Pick<Visitor, 'page'>, button: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  const open = page.locator('[popover]:popover-open');
  await open.waitFor();
  return open;
}
