import { describe, expect, test } from 'vitest';
import { Author } from '#shared/entities/author.ts';
import type { FinishedTask } from '#shared/entities/task.ts';
import { TaskID } from '#shared/ids.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aFoundPerson, peopleCounts } from '#web/testing/peopleSamples.ts';
import { aComment, aMe, aProject, aRole, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const maren = Author.parse({
  ...aProject().owner,
  about: 'Oceanographer by training, harbour wall leaner by habit.',
  registrationDate: '2025-01-10T10:00:00.000Z',
  projects: 1,
  memberships: 2,
  followers: 12,
  skills: ['makers'],
  links: ['https://www.tidewatch.example/log'],
  showsFinishedTasks: false,
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
    items: query['cursor'] ? [aFoundPerson()] : [aFoundPerson(maren)],
    counts: peopleCounts(),
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
  await page.locator('header').getByText('Falmouth, UK', { exact: true }).waitFor();
  await page.getByText('21,300').waitFor();
  await page.getByText('teams', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Tidewatch', exact: true }).waitFor();
  await page.getByRole('list', { name: 'Skills' }).getByText('Makers and engineers').waitFor();
  const link = page.getByRole('list', { name: 'Links' }).getByRole('link', { name: 'tidewatch.example/log' });
  expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
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

const finished = (number: number, Title: string): FinishedTask => ({
  TaskID: TaskID.parse(`task-${number}`),
  Title,
  language: 'en',
  project: { ProjectID: aProject().ProjectID, name: 'Tidewatch', shortName: 'Tidewatch' },
  points: number === 1 ? 50 : 0,
  finishedAt: '2026-03-10T10:00:00.000Z',
});
const withTasks: Answers = {
  ...server,
  listFinishedTasks: ({ query }) =>
    query['cursor']
      ? { items: [finished(2, 'Paint the box')] }
      : { items: [finished(1, 'Solder the head')], cursor: 'more' },
};

describe('Finished tasks', () => {
  test('are listed page by page if the person shows them', async () => {
    const { page } = await pages.open('/en/authors/maren', {
      ...withTasks,
      getAuthor: () => ({ ...maren, showsFinishedTasks: true }),
    });
    const tasks = page.getByRole('region', { name: 'Finished tasks' });
    const first = tasks.getByRole('listitem').filter({ hasText: 'Solder the head' });
    await first.waitFor();
    expect(await first.textContent()).toMatch(/Tidewatch March 2026.*50 points/);
    await first.getByRole('link', { name: 'Tidewatch' }).waitFor();
    expect(await tasks.getByText('Everyone sees these tasks.').count()).toBe(0);
    await tasks.getByRole('button', { name: 'Show more tasks' }).click();
    const second = tasks.getByRole('listitem').filter({ hasText: 'Paint the box' });
    await second.waitFor();
    expect(await second.textContent()).not.toContain('point');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('are not asked for if the person does not show them', async () => {
    const { page, requestsTo } = await pages.open('/en/authors/maren', withTasks);
    await page.getByRole('region', { name: 'Teams' }).getByText('Radio engineer').waitFor();
    expect(await page.getByRole('region', { name: 'Finished tasks' }).count()).toBe(0);
    expect(requestsTo('listFinishedTasks')).toEqual([]);
  });

  test.each([
    [false, 'Only you see these tasks.'],
    [true, 'Everyone sees these tasks.'],
  ])(
    'tell the person who sees them (shown: %s), and where that is chosen',
    async (showsFinishedTasks, words) => {
      const { page } = await pages.open(
        `/en/authors/${aMe.UserID}`,
        { ...withTasks, getAuthor: () => ({ ...maren, UserID: aMe.UserID, showsFinishedTasks }) },
        { signedIn: true },
      );
      const tasks = page.getByRole('region', { name: 'Finished tasks' });
      await tasks.getByText(words).waitFor();
      await tasks.getByText('Solder the head').waitFor();
      const change = tasks.getByRole('link', { name: 'Change' });
      expect(await change.getAttribute('href')).toBe('/en/edit-profile#finished-tasks');
    },
  );
});

test('Offers to write to a person before it offers to report them', async () => {
  const contact = {
    ContactedUserID: maren.UserID,
    available: true,
    blocked: false,
    canWrite: true,
    following: false,
  };
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

test('A person’s page leads to the open roles of their projects', async () => {
  const { page } = await pages.open('/en/authors/maren', {
    ...server,
    listAuthorProjects: () => ({ items: [aProject({ rolesOpen: 2 }), aProject({ rolesOpen: 1 })] }),
  });
  const roles = page.getByRole('link', { name: 'Open roles (3)' });
  expect(await roles.getAttribute('href')).toBe('/en/roles?owner=maren');
});

const beginner = { ...maren, about: undefined, skills: [], links: [], projects: 0, memberships: 0 };
const withoutAnything: Answers = {
  ...server,
  listAuthorProjects: () => ({ items: [] }),
  listAuthorTeams: () => ({ items: [] }),
  listFinishedTasks: () => ({ items: [] }),
};

test('The page of a person without projects and teams leads on to others', async () => {
  const { page } = await pages.open('/en/authors/maren', { ...withoutAnything, getAuthor: () => beginner });
  const projects = page.getByRole('region', { name: 'Projects' });
  await projects.getByRole('heading', { name: 'Maren Okoro is at the beginning' }).waitFor();
  const people = projects.getByRole('link', { name: 'See other people' });
  expect(await people.getAttribute('href')).toBe('/en/authors');
  expect(await axeViolations(page)).toEqual([]);
});

test('A person’s page leads to people with the same skills', async () => {
  const { page } = await pages.open('/en/authors/maren', server);
  const people = page.getByRole('link', { name: 'People with the same skills' });
  expect(await people.getAttribute('href')).toBe('/en/authors?skill=makers');
});

test('One’s own page says what it does not show yet, with a button for each', async () => {
  const { page } = await pages.open(
    `/en/authors/${aMe.UserID}`,
    { ...withoutAnything, getAuthor: () => ({ ...beginner, UserID: aMe.UserID }) },
    { signedIn: true },
  );
  const missing = page.getByRole('list', { name: 'What your page doesn’t show yet' });
  await missing.getByRole('link', { name: 'Publish an idea' }).waitFor();
  expect(
    await missing.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))),
  ).toEqual(['/en/edit-profile', '/en/edit-profile#skills', '/en/roles', '/en/proposal']);
  expect(await page.getByRole('region', { name: 'Projects' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
