import { describe, expect, test } from 'vitest';
import { TeamToHire } from '#shared/entities/recruitLabel.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aFoundPerson, peopleCounts } from '#web/testing/peopleSamples.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';
import { aBoard } from '#web/testing/taskBoard.ts';
import { untilComplete } from '#web/testing/waits.ts';

const pages = openPages();

const signedIn = { signedIn: true, hasSeenPrivacy: true };
/** A market without projects, roles, people and teams. */
const noMarket: Answers = {
  listTeamsToHire: () => ({ items: [] }),
  listProjects: () => ({ items: [], counts: marketCounts() }),
  listFeaturedProspects: () => ({ items: [], counts: roleCounts({ matching: 0, matchingWords: 0 }) }),
  listAuthors: () => ({ items: [], counts: peopleCounts({ matching: 0, matchingWords: 0 }) }),
};

const aTeam = TeamToHire.parse({
  project: aProject({ name: 'Illustrated maps' }),
  people: [{ user: aProject().owner, role: '' }],
  size: 3,
  skills: ['makers'],
  grantedAt: '2026-10-01T10:00:00.000Z',
});

/** A market that finds one of each kind by “illus…”. */
const market: Answers = {
  listTeamsToHire: ({ query }) => ({
    items: query['search']?.startsWith('illus') ? [aTeam] : [],
  }),
  listProjects: ({ query }) => ({
    items: query['search']?.startsWith('illus') ? [aProject({ name: 'Illustrated tides' })] : [],
    counts: marketCounts(),
  }),
  listFeaturedProspects: ({ query }) => ({
    items: query['search']?.startsWith('illus') ? [anOpenRole({ PersonType: 'Illustrator of maps' })] : [],
    counts: roleCounts({ matchingWords: 0 }),
  }),
  listAuthors: ({ query }) => ({
    items: query['search']?.startsWith('illus')
      ? [aFoundPerson({ firstName: 'Ilsa', lastName: 'Illustre', city: 'Falmouth', country: 'GB' })]
      : [],
    counts: peopleCounts({ matchingWords: 0 }),
  }),
};

describe('The interactive menu', () => {
  async function openMarket(answers: Answers = market) {
    const opened = await pages.open('/en/about', answers, { hasSeenPrivacy: true });
    await untilComplete(opened.page);
    await opened.page.keyboard.press('Control+m');
    const menu = opened.page.getByRole('dialog');
    return { ...opened, menu, field: menu.getByRole('textbox') };
  }

  test('finds projects, open roles, people and teams as one types, each kind under its heading, for visitors too', async () => {
    const { page, menu, field, requestsTo } = await openMarket();
    await field.fill('il');
    await menu.getByRole('link', { name: 'Search projects for “il”' }).waitFor();
    await field.fill('illus');
    const role = menu.getByRole('region', { name: 'Open roles' }).getByRole('link');
    await role.waitFor();
    expect(await role.textContent()).toBe('Illustrator of mapsTidewatch');
    expect(await menu.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Projects',
      'Open roles',
      'People',
      'Teams for hire',
    ]);
    const person = menu.getByRole('region', { name: 'People' }).getByRole('link');
    expect(await person.textContent()).toBe('Ilsa IllustreFalmouth, UK');
    const ofTeam = menu.getByRole('region', { name: 'Teams for hire' }).getByRole('link');
    expect(await ofTeam.textContent()).toBe('Illustrated maps3 people');
    expect(await menu.locator('b').allTextContents()).toEqual(
      expect.arrayContaining(['Illustrated', 'Illustrator', 'Illustre']),
    );
    for (const id of ['listProjects', 'listFeaturedProspects', 'listAuthors', 'listTeamsToHire'] as const)
      expect(requestsTo(id).map(({ query }) => query['search'])).toEqual(['illus']);
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('bread');
    await role.waitFor({ state: 'detached' });
    await field.fill('illus');
    await role.waitFor();
    const roles = menu.getByRole('link', { name: 'Search open roles for “illus”' });
    expect(await roles.getAttribute('href')).toBe('/en/roles?search=illus');
    const people = menu.getByRole('link', { name: 'Search people for “illus”' });
    expect(await people.getAttribute('href')).toBe('/en/authors?search=illus');
    // The entry that Enter chooses is seen in the dark too.
    await page.emulateMedia({ colorScheme: 'dark' });
    const lightness = await menu.locator('.menu, .is-on').evaluateAll(all =>
      all.map(one => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        return red + green + blue;
      }),
    );
    expect((lightness[1] ?? 0) - (lightness[0] ?? 0)).toBeGreaterThan(25);
    expect(await axeViolations(page)).toEqual([]);
    await field.press('Enter');
    await page.waitForURL('**/en/market?search=illus');
  });

  test('marks the words that were corrected', async () => {
    const { menu, field } = await openMarket({
      ...noMarket,
      listProjects: () => ({
        items: [aProject({ name: 'A garden of tides' })],
        counts: marketCounts(),
        corrected: 'gardens',
      }),
    });
    await field.fill('gadrens');
    await menu.getByRole('link', { name: 'A garden of tides' }).waitFor();
    expect(await menu.locator('b', { hasText: 'garden' }).count()).toBe(1);
  });

  test('shows a project that one knows once, although its address has its name', async () => {
    const { page } = await pages.open(
      '/en/about',
      {
        ...noMarket,
        listNotifications: () => ({ items: [], unread: 0 }),
        listTaskBoards: () => ({
          items: [{ ...aBoard, ProjectID: aProject().ProjectID, shortName: 'Tidewatch' }],
        }),
        listContacts: () => ({ items: [] }),
        listProjects: () => ({ items: [aProject({ name: 'Tidewatch for all' })], counts: marketCounts() }),
        listAuthors: () => ({ items: [aFoundPerson()], counts: peopleCounts() }),
      },
      signedIn,
    );
    await page.locator('.interactive-stone').waitFor();
    await page.keyboard.press('Control+m');
    const menu = page.getByRole('dialog');
    await menu.getByRole('textbox').fill('tidewatch');
    await menu.getByRole('region', { name: 'People' }).waitFor();
    expect(await menu.getByRole('region', { name: 'Projects' }).getByRole('link').allTextContents()).toEqual([
      'Tidewatch',
    ]);
  });

  test('offers the latest searches of this device, which are removed one by one or all', async () => {
    const { page, menu, field } = await openMarket();
    const search = async (words: string, way: string) => {
      await field.fill(words);
      await menu.getByRole('link', { name: `${way} for “${words}”` }).click();
      await page.waitForURL(`**search=${words}`);
      await page.keyboard.press('Control+m');
    };
    await search('illus', 'Search projects');
    await search('boats', 'Search people');
    await search('ILLUS', 'Search open roles');
    const recent = menu.getByRole('region', { name: 'Recent searches' });
    await recent.waitFor();
    expect(await recent.getByRole('listitem').allTextContents()).toEqual(['ILLUS', 'boats']);
    expect(await axeViolations(page)).toEqual([]);
    await recent.getByRole('button', { name: 'boats', exact: true }).click();
    await menu.getByRole('link', { name: 'Search projects for “boats”' }).waitFor();
    expect(await field.inputValue()).toBe('boats');
    await field.fill('');
    await recent.getByRole('button', { name: 'Remove “boats”' }).click();
    await field.and(page.locator(':focus')).waitFor();
    expect(await recent.getByRole('listitem').allTextContents()).toEqual(['ILLUS']);
    await page.reload();
    await untilComplete(page);
    await page.keyboard.press('Control+m');
    await recent.getByRole('button', { name: 'Clear all' }).click();
    await recent.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('cairn.searches'))).toBeNull();
  });

  test('offers nobody the searches of a person who has signed out', async () => {
    const { page } = await pages.open('/en/about', { ...market, signOut: () => undefined }, signedIn);
    await untilComplete(page);
    await page.keyboard.press('Control+m');
    const menu = page.getByRole('dialog');
    const recent = menu.getByRole('region', { name: 'Recent searches' });
    await menu.getByRole('textbox').fill('boats');
    await menu.getByRole('link', { name: 'Search projects for “boats”' }).click();
    await page.waitForURL('**search=boats');
    await page.keyboard.press('Control+m');
    await recent.waitFor();
    await menu.getByRole('textbox').fill('sign out');
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Control+m');
    await menu.getByRole('textbox').waitFor();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('cairn.searches'))).toBeNull();
  });
});

describe('The search field of a list', () => {
  test('offers what the menu would find, which the arrow keys choose, while Enter searches the list', async () => {
    const { page } = await pages.open('/en/market', market, { hasSeenPrivacy: true });
    await untilComplete(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await field.fill('illus');
    const people = page.getByRole('main').getByRole('group', { name: 'People' });
    await people.getByRole('link', { name: /Ilsa/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('group', { name: 'Pages and actions' }).count()).toBe(0);

    await field.press('ArrowDown');
    const focused = page.locator(':focus');
    await page.getByRole('link', { name: 'Illustrated tides' }).first().and(focused).waitFor();
    await page.keyboard.press('ArrowUp');
    await field.and(focused).waitFor();
    await page.keyboard.press('Escape');
    await people.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('illus');

    await field.fill('illust');
    await people.waitFor();
    await field.press('Enter');
    await people.waitFor({ state: 'detached' });
    await page.waitForURL('**/en/market?search=illust');

    await field.fill('');
    await page.getByRole('main').getByRole('button', { name: 'illust', exact: true }).waitFor();
    await field.fill('illus');
    await people.getByRole('link', { name: /Ilsa/ }).click();
    await page.waitForURL(/\/en\/authors\//);
  });

  test.each(['/fr/roles', '/es/authors', '/en/teams-to-hire'])('offers it on %s too', async path => {
    const { page } = await pages.open(path, market, { hasSeenPrivacy: true });
    await untilComplete(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('illus');
    const suggested = page.locator('.finding-suggestions').getByRole('link', { name: 'Ilsa Illustre' });
    await suggested.focus();
    await page.getByRole('banner').getByRole('link').first().focus();
    await suggested.waitFor({ state: 'detached' });
  });
});
