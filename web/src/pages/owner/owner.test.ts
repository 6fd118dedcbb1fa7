import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import type { Project } from '#shared/entities/project.ts';
import { TeamMember } from '#shared/entities/teamMember.ts';
import { ProspectID, UserID } from '#shared/ids.ts';
import { type Answers, type Asked, Refused } from '#web/testing/fakeApi.ts';
import { addressOf, objections, openPages, type Pages } from '#web/testing/openPages.ts';
import { aMe, aProject, aRole } from '#web/testing/samples.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(async () => await pages?.close());

const own = (change: Partial<Project> = {}): Project =>
  aProject({
    you: { owner: true, member: false, liked: false, canAdminister: false },
    raised: 0,
    ...change,
  });

const request = (id: string, firstName: string, change: Partial<ContributionRequest> = {}) =>
  ContributionRequest.parse({
    contributionRequestId: id,
    contributorId: `user-${id}`,
    typeId: 'firmware',
    user: {
      UserID: `user-${id}`,
      username: id,
      firstName,
      avatar: { kind: 'ready', name: 'avatar-03' },
      contributionPoints: 900,
    },
    project: { ProjectID: 'tidewatch', shortName: 'Tidewatch', OwnerUserID: aMe.UserID },
    role: 'Firmware engineer',
    note: 'I have two evenings a week.',
    status: 'pending',
    createdAt: '2026-11-18T10:00:00.000Z',
    expiresAt: '2026-12-02T10:00:00.000Z',
    ...change,
  });

const member = (id: string, name: string, status: 'owner' | 'member') =>
  TeamMember.parse({
    ProjectID: 'tidewatch',
    UserID: id,
    username: id,
    name,
    avatar: { kind: 'ready', name: 'avatar-04' },
    contributionPoints: 500,
    role: 'Interface designer',
    status,
    joinedAt: '2026-04-30T10:00:00.000Z',
  });

/** A server with one project of the person. */
const withProject = (project: Project, more: Answers = {}): Answers => ({
  listUserProjects: () => ({ items: [project] }),
  getProject: () => project,
  listProspects: () => ({ items: [aRole()] }),
  listTeamMembers: () => ({ items: [member(aMe.UserID, 'Lucía Ferrer', 'owner')] }),
  listOwnerRequests: () => ({ items: [] }),
  ...more,
});

describe('A project that is edited', () => {
  test('saves a field when it is left, and takes it back', async () => {
    let project = own();
    const { page, asked } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        getProject: () => project,
        updateProject: ({ body }: Asked) => {
          project = { ...project, ...(body['change'] as Partial<Project>) };
          return project;
        },
      }),
      { signedIn: true },
    );
    const name = page.getByLabel('Project name');
    await name.fill('Tidewatch II');
    await name.blur();
    await page.getByText(/^Saved/).waitFor();
    expect(asked('updateProject').map(({ body }) => body['change'])).toEqual([{ name: 'Tidewatch II' }]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked('updateProject').at(-1)?.body['change']).toEqual({ name: 'Tidewatch' });
    expect(await name.inputValue()).toBe('Tidewatch');
  });

  test('keeps what could not be saved, and saves it when asked again', async () => {
    const project = own();
    let isDown = true;
    const { page } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        updateProject: ({ body }: Asked) =>
          isDown ? new Refused('INTERNAL') : { ...project, ...(body['change'] as Partial<Project>) },
      }),
      { signedIn: true },
    );
    await page.getByLabel('Project name').fill('Tidewatch II');
    await page.getByLabel('Project name').blur();
    await page.getByText('Not saved.').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Tidewatch II');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Saved/).waitFor();
  });

  test('is not left with words that would be lost, unless the person says so', async () => {
    const { page } = await pages.open('/en/edit-projects', withProject(own()), { signedIn: true });
    await page.getByLabel('Project name').fill('T');
    await page.getByRole('link', { name: 'Applications' }).click();
    await page.getByText('Leave without saving?').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.getByLabel('Project name').inputValue()).toBe('T');
    expect(addressOf(page)).toBe('/en/edit-projects');
  });

  test('that was denied says why and is sent again', async () => {
    let project = own({ status: 'denied', reason: 'Tell us who reads the gauge.' });
    const { page, asked } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        getProject: () => project,
        updateProject: () => (project = { ...project, status: 'submitted' }),
      }),
      { signedIn: true },
    );
    await page.getByText('Tell us who reads the gauge.').waitFor();
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByText('Your idea is in review').waitFor();
    expect(asked('updateProject')[0]?.body).toMatchObject({ resubmit: true });
  });

  test('is deleted only once its name is typed', async () => {
    const { page, asked } = await pages.open(
      '/en/edit-projects',
      withProject(own({ status: 'submitted' }), { deleteProject: () => undefined }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Delete this project' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('That doesn’t match the name.').waitFor();
    expect(asked('deleteProject')).toEqual([]);
    await page.getByLabel(/to confirm/).fill('Tidewatch');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => asked('deleteProject').length).toBe(1);
  });
});

describe('Roles', () => {
  test('of which the plan allows no more are refused in words, and what was written stays', async () => {
    const { page } = await pages.open(
      '/en/manage-prospects',
      withProject(own(), { addProspect: () => new Refused('PROSPECT_LIMIT_REACHED') }),
      { signedIn: true },
    );
    await page.getByText('1 of 3 roles on the Free plan').waitFor();
    await page.getByRole('button', { name: 'Add a role' }).click();
    await page.getByLabel('Who you’re looking for').fill('Illustrator');
    await page.getByRole('button', { name: 'Save role' }).click();
    await page.getByText('Your plan doesn’t allow any more roles in this project.').waitFor();
    expect(await page.getByLabel('Who you’re looking for').inputValue()).toBe('Illustrator');
  });

  test('are changed several at once, and only those that changed are sent', async () => {
    const roles = [aRole(), aRole({ ProspectID: ProspectID.parse('draw'), PersonType: 'Illustrator' })];
    const { page, asked } = await pages.open(
      '/en/manage-prospects',
      withProject(own(), {
        listProspects: () => ({ items: roles }),
        updateProspects: () => ({ items: roles }),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Edit all at once' }).click();
    await page.getByLabel('Who you’re looking for').nth(1).fill('Painter');
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect.poll(() => asked('updateProspects').length).toBe(1);
    expect(asked('updateProspects')[0]?.body['items']).toMatchObject([
      { ProspectID: 'draw', change: { PersonType: 'Painter' } },
    ]);
  });

  test('become free when somebody is taken out of the team, after a question', async () => {
    const { page, asked } = await pages.open(
      '/en/manage-prospects',
      withProject(own(), {
        listTeamMembers: () => ({
          items: [member(aMe.UserID, 'Lucía Ferrer', 'owner'), member('mei', 'Mei Tanaka', 'member')],
        }),
        removeMember: () => undefined,
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Remove Mei Tanaka from the team' }).click();
    await page.getByText('Remove Mei Tanaka from the team?').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => asked('removeMember').map(({ params }) => params['UserID']))
      .toEqual([UserID.parse('mei')]);
  });
});

describe('Applications', () => {
  test('that somebody else answered say so in their row, and the list is fetched again', async () => {
    let open = [request('noor', 'Noor'), request('wren', 'Wren')];
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(own(), {
        listOwnerRequests: ({ query }: Asked) => ({ items: query['status'] ? open : [] }),
        acceptRequest: () => {
          open = [request('wren', 'Wren')];
          return new Refused('REQUEST_ALREADY_PROCESSED');
        },
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Noor' }).click();
    await page.getByText('This application has already been answered.').waitFor();
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept Wren' }).waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('for a role that was taken keep their place with the reason', async () => {
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(own(), {
        listOwnerRequests: ({ query }: Asked) => ({
          items: query['status'] ? [request('noor', 'Noor'), request('wren', 'Wren')] : [],
        }),
        acceptRequest: () => new Refused('PROSPECT_TAKEN'),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Wren' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Wren' });
    await row.getByText('This role has already been filled.').waitFor();
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'Noor' }).getByRole('alert').count())
      .toBe(0);
  });

  test('are denied after a question', async () => {
    const { page, asked } = await pages.open(
      '/en/contribution-requests',
      withProject(own(), {
        listOwnerRequests: () => ({ items: [request('noor', 'Noor')] }),
        denyRequest: () => request('noor', 'Noor', { status: 'denied' }),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Decline Noor' }).click();
    expect(asked('denyRequest')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('You declined Noor’s application').waitFor();
    expect(asked('denyRequest')).toHaveLength(1);
  });
});

test.each(['/en/edit-projects', '/en/manage-prospects', '/en/contribution-requests'])(
  '%s says what to do where there is no project, in the dark as well',
  async path => {
    const { page } = await pages.open(
      path,
      { listUserProjects: () => ({ items: [] }), listOwnerRequests: () => ({ items: [] }) },
      { signedIn: true, theme: 'dark' },
    );
    await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
    expect(await objections(page)).toEqual([]);
  },
);
