import { describe, expect, test } from 'vitest';
import { Author } from '#shared/entities/author.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aComment, aMe, aProject, aRole, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const maren = Author.parse({
  ...aProject().owner,
  about: 'Oceanographer by training, harbour wall leaner by habit.',
  registrationDate: '2025-01-10T10:00:00.000Z',
  projects: 1,
  memberships: 2,
});

const server: Answers = {
  getAuthor: () => maren,
  listAuthorProjects: () => ({ items: [aProject()] }),
  listAuthorTeams: () => ({
    items: [
      {
        project: aProject({ shortName: 'Porch Light', name: 'Porch Light' }),
        role: 'Radio engineer',
        joinedAt: '2026-01-10T10:00:00.000Z',
      },
    ],
  }),
  listAuthors: ({ query }) => ({
    items: query['cursor'] ? [aMe] : [maren],
    ...(!query['cursor'] && { cursor: 'more' }),
  }),
  listProjects: () => ({
    items: [aProject(), aProject({ ProjectID: aProject().ProjectID, toHire: true })],
    counts: marketCounts(),
  }),
  getProject: () => aProject(),
  listProgressEntries: () => ({ items: [] }),
  listProspects: () => ({ items: [aRole()] }),
  listTeamMembers: () => ({ items: [] }),
  listProjectPayments: () => ({ items: [] }),
  listComments: () => ({ items: [aComment()] }),
};

test("Shows a user's points and projects on their profile", async () => {
  const { page } = await pages.open('/en/authors/maren', server);
  await page.getByRole('heading', { level: 1, name: 'Maren Okoro' }).waitFor();
  await page.getByText('Falmouth, UK', { exact: true }).waitFor();
  await page.getByText('21,300').waitFor();
  await page.getByText('teams', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Tidewatch' }).waitFor();
  const teams = page.getByRole('region', { name: 'Teams' });
  await teams.getByText('Radio engineer').waitFor();
  await teams.getByRole('link', { name: 'Porch Light' }).waitFor();
  await expect.poll(() => page.title()).toBe('Maren Okoro · Cairn');
});

test('A person who works in teams, without projects of their own, is shown by their teams', async () => {
  const { page } = await pages.open('/en/authors/maren', {
    ...server,
    getAuthor: () => ({ ...maren, projects: 0 }),
    listAuthorProjects: () => ({ items: [] }),
  });
  await page.getByRole('region', { name: 'Teams' }).getByText('Radio engineer').waitFor();
  await page.getByRole('region', { name: 'Projects' }).waitFor({ state: 'detached' });
});

test('Offers to write to a person before it offers to report them', async () => {
  const contact = { ContactedUserID: maren.UserID, available: true, blocked: false, canWrite: true };
  const { page } = await pages.open(
    '/en/authors/maren',
    { ...server, getContact: () => contact },
    { signedIn: true },
  );
  const write = page.getByRole('main').getByRole('link', { name: 'Write a message' });
  const report = page.getByRole('main').getByRole('button', { name: 'Report', exact: true });
  await report.waitFor();
  const [first, last] = [await write.boundingBox(), await report.boundingBox()];
  expect(first?.y).toBeLessThan(last?.y ?? 0);
});

test('Shows the 404 page for an unknown user', async () => {
  const { page } = await pages.open('/en/authors/nobody', {
    getAuthor: () => new Refusal('AUTHOR_NOT_FOUND'),
  });
  await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor();
});

test('Loads further pages of the list of users', async () => {
  const { page } = await pages.open('/en/authors', server);
  await page.getByRole('link', { name: 'Maren Okoro' }).waitFor();
  await page.getByRole('button', { name: 'Show more people' }).click();
  await page.getByRole('link', { name: 'Lucía Ferrer' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Show more people' }).count()).toBe(0);
});

describe.each(['light', 'dark'] as const)('In the %s theme', theme => {
  test.each(['/en/market?skill=makers', '/en/authors', '/en/authors/maren'])('%s passes axe', async path => {
    const { page } = await pages.open(path, server, { theme });
    await page
      .getByRole('link', { name: /Tidewatch|Maren/ })
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a project with an error in its support panel and an open application dialog passes axe', async () => {
    const { page } = await pages.open('/en/projects/tidewatch', server, { theme, signedIn: true });
    await page.getByRole('textbox', { name: /Other amount/ }).fill('1');
    await page.getByRole('button', { name: 'Donate' }).last().click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: /^Apply:/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: /^Add a note:/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('a');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('A note needs at least two characters.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
