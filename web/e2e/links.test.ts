import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { type PageName, pages, paths } from '#shared/paths.ts';
import { languages } from '#shared/settings.ts';
import { ROUTES } from '#web/routes/routes.tsx';
import { accountServer, user } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { untilComplete } from '#web/testing/waits.ts';

const site = openPages();

const names = Object.keys(pages) as PageName[]; // the keys of a constant object

/** Builds a link to a page as the server does, with `value` for each parameter. */
function linkTo(name: PageName, lang: (typeof languages)[number], value: string): string {
  const page: { path: string; query?: readonly string[] } = pages[name];
  const params = Object.fromEntries([...page.path.matchAll(/:(\w+)/g)].map(([, param]) => [param, value]));
  const query = Object.fromEntries((page.query ?? []).map(key => [key, value]));
  const build = paths[name] as (target: object) => string; // its parameters are those of the pattern
  return build({ lang, ...params, query });
}

describe.each(languages)('Links in %s', lang => {
  test.each(names)('to %s open their page', name => {
    const { pathname } = new URL(linkTo(name, lang, '0192'), 'https://cairn.example');
    expect(matchRoutes(ROUTES, pathname)?.at(-1)?.route.id).toBe(name);
  });
});

const withValues = names.filter(name => linkTo(name, 'en', 'x') !== linkTo(name, 'en', 'y'));

describe('A malformed link', () => {
  test.each(withValues)('to %s does not crash the site', async name => {
    const { page, problems } = await site.open(
      linkTo(name, 'en', '../no such thing?'),
      accountServer({
        getMe: () => ({ ...aMe, isAdmin: true }),
        getProject: () => new Refusal('VALIDATION_FAILED'),
        getAuthor: () => new Refusal('VALIDATION_FAILED'),
      }),
      user,
    );
    await untilComplete(page);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.allTextContents()).not.toContain('We couldn’t load this page');
    expect(problems).toEqual([]);
  });

  test.each(['edit-projects', 'manage-prospects', 'contribution-requests', 'payment'] as const)(
    'to %s shows a missing page, not a connection problem',
    async name => {
      const { page } = await site.open(
        paths[name]({ lang: 'en', query: { project: '../nonsense' } }),
        accountServer(),
        user,
      );
      await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
    },
  );
});
