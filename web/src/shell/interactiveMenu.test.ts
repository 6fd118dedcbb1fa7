import { describe, expect, test } from 'vitest';
import { Contact } from '#shared/entities/contact.ts';
import { ProjectID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { peopleCounts } from '#web/testing/peopleSamples.ts';
import { roleCounts } from '#web/testing/roleSamples.ts';
import { aMe, marketCounts } from '#web/testing/samples.ts';
import { aBoard } from '#web/testing/taskBoard.ts';
import { untilComplete } from '#web/testing/waits.ts';

const pages = openPages();

const signedIn = { signedIn: true, hasSeenPrivacy: true };
const aContact = Contact.parse({
  ContactID: 'priya',
  ContactedUserID: 'priya',
  user: {
    UserID: 'priya',
    username: 'priya',
    firstName: 'Príya',
    avatar: { kind: 'ready', name: 'avatar-03' },
  },
  status: 'ACCEPTED',
});
const another = { ...aBoard, ProjectID: ProjectID.parse('enamel'), shortName: 'Émaux' };
const noItems = () => ({ items: [] });
/** A market without projects, roles, people and teams. */
const noMarket: Answers = {
  listTeamsToHire: () => ({ items: [] }),
  listProjects: () => ({ items: [], counts: marketCounts() }),
  listFeaturedProspects: () => ({ items: [], counts: roleCounts({ matching: 0, matchingWords: 0 }) }),
  listAuthors: () => ({ items: [], counts: peopleCounts({ matching: 0, matchingWords: 0 }) }),
};
const noNotifications = () => ({ items: [], unread: 0 });

/** Entries that the specification names, the words for them, and where they lead. */
const floatingMenu = [
  ['edit project', 'Your project', '/en/edit-projects'],
  ['edit prospect list', 'Roles and team', '/en/manage-prospects'],
  ['manage team', 'Your teams', '/en/manage-team'],
  ['user tasks', 'My tasks', '/en/user-tasks'],
  ['project tasks', 'Project tasks', '/en/project-tasks'],
  ['see projects', 'All projects', '/en/market'],
  ['webmail', 'Write to support', '/en/messages?view=new&to=2'],
] as const;

describe('The interactive menu', () => {
  async function openMenu(lang = 'en', me = aMe) {
    const { page } = await pages.open(
      `/${lang}/about`,
      {
        getMe: () => me,
        listNotifications: noNotifications,
        listTaskBoards: noItems,
        listContacts: noItems,
        ...noMarket,
      },
      signedIn,
    );
    await page.locator('.interactive-stone').waitFor();
    await page.keyboard.press('Control+m');
    const menu = page.getByRole('dialog');
    const field = menu.getByRole('textbox');
    await field.and(page.locator(':focus')).waitFor();
    return { page, menu, field };
  }

  test('opens from the header, and closes with a click beside it', async () => {
    const { page } = await pages.open('/en/about', noMarket, { hasSeenPrivacy: true });
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
    expect(await search.getAttribute('href')).toBe('/en/market'); // without scripts
    await search.click();
    const menu = page.getByRole('dialog', { name: 'Where to?' });
    await menu.getByRole('textbox').and(page.locator(':focus')).waitFor();
    await page.mouse.click(20, 400);
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/en/about');
  });

  test('opens from the drawer on a phone', async () => {
    const { page } = await pages.open('/fr/about', noMarket, {
      hasSeenPrivacy: true,
      viewport: { width: 360, height: 780 },
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('dialog').getByRole('textbox').and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('has every entry before anything is typed, each with a number that chooses it', async () => {
    const { page, menu } = await openMenu();
    for (const [entry, words, to] of floatingMenu) {
      const link = menu.getByRole('link', { name: words });
      expect(await link.getAttribute('href'), entry).toBe(to);
    }
    expect(await menu.getByRole('link').count()).toBe(floatingMenu.length);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('6');
    await page.waitForURL('**/en/market');
  });

  test('opens what is typed with Enter: words that begin like a numbered entry are only typed', async () => {
    const { page, menu } = await openMenu();
    await page.keyboard.type('notif');
    await menu.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/notifications');
  });

  test('is operated by the arrow keys, and says how many results there are', async () => {
    const { page, menu } = await openMenu();
    await page.keyboard.type('donations');
    await menu.getByRole('status').getByText('4 results').waitFor(); // the others are the searches of projects, roles and people
    await page.keyboard.press('ArrowDown');
    await menu.getByRole('link', { name: 'My contributions' }).and(page.locator(':focus')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/contributions');
  });

  test.each([
    ['en', 'pricing', 'Plans'],
    ['en', 'draft mess', 'Drafts of messages'],
    ['en', 'blocked', 'Blocked people'],
    ['en', 'refund', undefined],
    ['fr', 'reponses', 'Questions et réponses'],
    ['fr', 'mot de passe', 'Changer de mot de passe'],
    ['fr', 'tarifs', 'Formules d’abonnement'],
    ['es', 'notificaci', 'Notificaciones'],
    ['es', 'donaciones', 'Mis contribuciones'],
  ] as const)('finds in %s by "%s": %s', async (lang, typed, title) => {
    const { menu, field } = await openMenu(lang);
    await field.fill(typed);
    if (title) await menu.getByRole('link', { name: title, exact: true }).waitFor();
    else {
      await menu.getByRole('link', { name: `Search projects for “${typed}”` }).waitFor();
      expect(await menu.getByRole('link').count()).toBe(3);
    }
  });

  test('finds pages of the administration for administrators only', async () => {
    const { menu, field } = await openMenu('en', { ...aMe, isAdmin: true });
    await field.fill('maintenance');
    const found = menu.getByRole('link', { name: 'Administration: maintenance' });
    expect(await found.getAttribute('href')).toBe('/en/admin?view=maintenance');
  });

  test('finds the projects and people that one knows, without regard to case and accents', async () => {
    const { page } = await pages.open(
      '/en/about',
      {
        listNotifications: noNotifications,
        ...noMarket,
        listTaskBoards: () => ({ items: [aBoard, another] }),
        listContacts: ({ query }) => ({ items: query['status'] === 'INTERACTED' ? [] : [aContact] }),
      },
      signedIn,
    );
    await page.locator('.interactive-stone').waitFor();
    await page.keyboard.press('Control+m');
    const menu = page.getByRole('dialog');
    await menu.getByRole('textbox').fill('emaux');
    const project = menu.getByRole('link', { name: 'Émaux' });
    expect(await project.getAttribute('href')).toBe('/en/projects/enamel');

    await menu.getByRole('textbox').fill('priya');
    const person = menu.getByRole('link', { name: 'Príya' });
    expect(await person.getAttribute('href')).toMatch(/^\/en\/authors\//);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/authors/*');
  });

  test('is there for visitors, with the pages that they may open', async () => {
    const { page, requestsTo } = await pages.open('/en/about', noMarket, { hasSeenPrivacy: true });
    await untilComplete(page);
    await page.keyboard.press('Control+m');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Sign in' }).waitFor();
    await menu.getByRole('textbox').fill('messages');
    await menu.getByRole('link', { name: 'Search projects for “messages”' }).waitFor();
    expect(await menu.getByRole('link').count()).toBe(3);
    await menu.getByRole('textbox').fill('register');
    await menu.getByRole('link', { name: 'Create an account' }).waitFor();
    expect(await menu.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
    expect([...requestsTo('listContacts'), ...requestsTo('listTaskBoards')]).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/signup');
  });

  test('carries out actions', async () => {
    const { page, menu, field } = await openMenu();
    await field.fill('dark');
    await menu.getByRole('button', { name: 'Theme: Dark' }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await menu.isVisible()).toBe(false);
  });
});
