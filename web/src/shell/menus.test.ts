import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { languages } from '#shared/settings.ts';
import { genericTexts, isGenericText } from '#shared/texts.ts';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { ROUTES } from '#web/routes/routes.tsx';
import {
  ADMIN_MENU,
  FOOTER_MENU,
  INTERACTIVE_MENU,
  OWN_MENU,
  SLIM_FOOTER_MENU,
} from './deferred/deferredMenus.ts';
import { linksOf, MAIN_MENU, MORE_MENU } from './menus.ts';

const footer = FOOTER_MENU.flatMap(({ entries }) => entries);
const own = OWN_MENU.flatMap(({ entries }) => entries);
const all = [
  ...MAIN_MENU,
  ...MORE_MENU,
  ...footer,
  ...SLIM_FOOTER_MENU,
  ...own,
  ...ADMIN_MENU.entries,
  ...INTERACTIVE_MENU,
];

test.each(languages)('every entry of the menus leads to a page in %s', lang => {
  for (const { to, page } of linksOf(all, lang)) {
    const { pathname } = new URL(to, 'http://localhost');
    const match = matchRoutes(ROUTES, pathname)?.at(-1);
    expect(match?.route.id, to).toBe(page);
    expect(page !== 'generic' || isGenericText(match?.params['context']), to).toBe(true);
  }
});

test('the footer leads to every text, the people, the maps, the statistics, feedback, contact, plans and ideas', () => {
  const targets = footer.map(({ page, context }) => context ?? page);
  expect(targets).toEqual(
    expect.arrayContaining([
      ...genericTexts,
      'about',
      'team',
      'process',
      'contact-us',
      'authors',
      'reputation',
      'statistics',
      'messages',
      'membership',
      'project-ideas',
    ]),
  );
});

test('signed-in people can publish an idea from the profile menu, and "More" holds several entries', () => {
  expect(own).toContainEqual({ label: 'menu.publish', page: 'proposal' });
  expect(MORE_MENU.length).toBeGreaterThan(2);
});

test('the languages have different names', () => {
  expect(LANGUAGE_NAMES.en).not.toBe('English');
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(languages.length);
});
