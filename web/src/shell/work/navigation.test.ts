import { describe, expect, test } from 'vitest';
import { ProjectID, UserID } from '#shared/ids.ts';
import { notificationGroups } from '#shared/notificationSettings.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { ownedMember, ownProject, withProject } from '#web/testing/owner.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const board = (isOwner: boolean) => ({
  ProjectID: ProjectID.parse('tidewatch'),
  shortName: 'Tidewatch',
  image: { kind: 'cairn' as const, palette: 'moss' as const },
  OwnerUserID: isOwner ? aMe.UserID : UserID.parse('somebody-else'),
  isOwner,
});

/** Entries of the side navigation above those of the account, as soon as they contain the expected one. */
async function entriesWith(last: string, boards: ReturnType<typeof board>[], path = '/en/applications') {
  const { page } = await pages.open(
    path,
    { listMyRequests: () => ({ items: [] }), listTaskBoards: () => ({ items: boards }) },
    { signedIn: true },
  );
  const navigation = page.locator('nav.side');
  await navigation.getByRole('link', { name: last }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const all = await navigation.locator('p, a').allInnerTexts();
  return all.slice(
    0,
    all.findIndex(text => /^(you|vous)$/i.test(text.trim())),
  );
}

describe('The side navigation', () => {
  test('invites people without projects to publish an idea, and lists no pages of projects', async () => {
    expect(await entriesWith('Publish an idea', [])).toEqual(['Your projects', 'Publish an idea']);
    expect(await entriesWith('Publier une idée', [], '/fr/applications')).toEqual([
      'Vos projets',
      'Publier une idée',
    ]);
  });

  test('leads members of a team to its tasks and to what they earn', async () => {
    expect(await entriesWith('Publish an idea', [board(false)])).toEqual([
      'Your projects',
      'Project tasks',
      'Earnings',
      'Publish an idea',
    ]);
  });

  test('lists all pages of their projects to owners', async () => {
    expect(await entriesWith('Roles', [board(true), board(false)])).toEqual([
      'Your projects',
      'Project',
      'Project tasks',
      'Roles',
      'Applications',
      'Team',
      'Earnings',
      'Analytics',
    ]);
  });
});

test('"Applications" beside a project leads to those for this project, with the number of those that wait there', async () => {
  const other = { ...board(true), ProjectID: ProjectID.parse('kelp'), shortName: 'Kelp', pendingRequests: 4 };
  const { page } = await pages.open(
    '/en/manage-prospects?project=tidewatch',
    {
      ...withProject(ownProject(), {
        getMe: () => ({ ...aMe, pendingRequests: 6 }),
        listTaskBoards: () => ({ items: [other, { ...board(true), pendingRequests: 2 }] }),
      }),
    },
    { signedIn: true },
  );
  const entry = page
    .getByRole('navigation', { name: 'Your work' })
    .getByRole('link', { name: /^Applications/ });
  await expect.poll(() => entry.textContent()).toMatch(/^Applications\s*2\b/);
  expect(await entry.getAttribute('href')).toBe('/en/contribution-requests?project=tidewatch');
});

const empty = () => ({ items: [] });

describe('The navigation stays beside', () => {
  test.each([
    ['messages', 'Messages'],
    ['contacts', 'Contacts'],
    ['notifications', 'Notifications'],
    ['notification-settings', 'Email notifications'],
  ])('%s, with the project last worked on', async (path, name) => {
    const { page } = await pages.open(
      '/en/applications',
      {
        listMyRequests: empty,
        listTaskBoards: () => ({ items: [board(true)] }),
        listMessages: () => ({ items: [], unread: 0 }),
        listDrafts: empty,
        listContacts: empty,
        listPendingContactRequests: () => ({ items: [], received: 0, sent: 0 }),
        listNotifications: () => ({ items: [], unread: 0 }),
        getNotificationPreferences: () => ({
          email: Object.fromEntries(notificationGroups.map(group => [group, 'daily'])) as Record<
            (typeof notificationGroups)[number],
            'daily'
          >,
        }),
      },
      { signedIn: true },
    );
    await page.evaluate(() => localStorage.setItem('cairn.project', 'tidewatch'));
    const side = page.getByRole('navigation', { name: 'Your work' });
    await side.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.waitForURL(`**/en/${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await side.locator('[aria-current="page"]').getByText(name, { exact: true }).waitFor();
    await side.getByText('Tidewatch').waitFor();
    expect(await side.getByRole('link', { name: 'Project tasks' }).getAttribute('href')).toBe(
      '/en/project-tasks?project=tidewatch',
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('"Team" beside a project', () => {
  const other = ownProject({ ProjectID: ProjectID.parse('kelp'), name: 'Kelp Forest', shortName: 'Kelp' });
  const owner = {
    ...withProject(ownProject(), {
      listUserProjects: () => ({ items: [ownProject(), other] }),
      listTaskBoards: () => ({ items: [board(true)] }),
      listOwnedTeamMembers: ({ query }: ApiRequest) => ({
        items: query['ProjectID']
          ? [ownedMember('mei', 'Mei Tanaka')]
          : [ownedMember('mei', 'Mei Tanaka'), ownedMember('noor', 'Noor Haddad')],
      }),
    }),
  };

  test('shows the team of this project, and leads to all teams', async () => {
    const { page } = await pages.open('/en/manage-prospects?project=tidewatch', owner, { signedIn: true });
    await page
      .getByRole('navigation', { name: 'Your work' })
      .getByRole('link', { name: 'Team', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'The team of Tidewatch' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/manage-team?project=tidewatch');
    await expect.poll(() => page.title()).toBe('The team of Tidewatch · Cairn');
    await page.getByRole('link', { name: 'Mei Tanaka', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Noor Haddad', exact: true }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Former members' }).click();
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/manage-team?project=tidewatch&view=former');
    await page.getByRole('tab', { name: 'Members', exact: true }).click();
    await page.getByRole('link', { name: 'See all your teams' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your teams' }).waitFor();
    await page.getByRole('link', { name: 'Noor Haddad', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Project' }).selectOption('Kelp');
    await page.getByRole('heading', { level: 1, name: 'The team of Kelp' }).waitFor();
  });

  test('says so where the project is another person’s', async () => {
    const { page } = await pages.open('/en/manage-team?project=elsewhere', owner, { signedIn: true });
    await page.getByText('This project belongs to someone else').waitFor();
  });
});
