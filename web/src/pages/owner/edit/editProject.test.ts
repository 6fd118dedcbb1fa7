import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { MessageID } from '#shared/ids.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { fakeClock, passTimeUntil } from '#web/testing/waits.ts';

const pages = openPages();

describe('Editing a project', () => {
  test('says that an uploaded video waits for its approval only while it does', async () => {
    const videoUrl = '/media/videos/video-0193-af.mp4';
    const waits = 'Visitors see it once your project, or this edit of it, has been approved.';
    const { page } = await pages.open('/en/edit-projects', withProject(ownProject({ videoUrl })), {
      signedIn: true,
    });
    await page.getByRole('button', { name: 'Remove the video' }).waitFor();
    expect(await page.getByText(waits).count()).toBe(0);
    await page.getByText('We review those that are more than corrections').waitFor();

    const submitted = ownProject({ videoUrl, status: 'submitted' });
    const { page: other } = await pages.open('/en/edit-projects', withProject(submitted), { signedIn: true });
    await other.getByText(waits).waitFor();
    await other.getByText('Changes are saved automatically.', { exact: true }).waitFor();
  });

  test('saves a field when it loses focus, and undoes the change', async () => {
    let project = ownProject({ shortName: 'Tide' });
    const { page, requestsTo } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        getProject: () => project,
        updateProject: ({ body }: ApiRequest) => {
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
    expect(requestsTo('updateProject').map(({ body }) => body['change'])).toEqual([{ name: 'Tidewatch II' }]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => requestsTo('updateProject').at(-1)?.body['change'])
      .toEqual({ name: 'Tidewatch' });
    expect(await name.inputValue()).toBe('Tidewatch');
  });

  test('keeps changes that could not be saved, and saves them on “Try again”', async () => {
    const project = ownProject({ shortName: 'Tide' });
    let isDown = true;
    const { page } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        updateProject: ({ body }: ApiRequest) =>
          isDown ? new Refusal('INTERNAL') : { ...project, ...(body['change'] as Partial<Project>) },
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

  test('saves again without a click once the server has recovered from an outage', async () => {
    const project = ownProject({ shortName: 'Tide' });
    let isDown = true;
    const { page, requestsTo } = await pages.open(
      '/en/edit-projects',
      withProject(project, {
        healthCheck: () =>
          isDown ? new Refusal('DB_UNREACHABLE') : { status: 'ok', now: new Date().toISOString() },
        updateProject: ({ body }: ApiRequest) =>
          isDown ? new Refusal('DB_UNREACHABLE') : { ...project, ...(body['change'] as Partial<Project>) },
      }),
      { signedIn: true, prepare: fakeClock },
    );
    await page.getByLabel('Project name').fill('Tidewatch II');
    await page.getByLabel('Project name').blur();
    await page.getByText('Not saved.').waitFor();
    isDown = false;
    await passTimeUntil(page, page.getByText(/^Saved/));
    expect(requestsTo('updateProject').at(-1)?.body['change']).toEqual({ name: 'Tidewatch II' });
  });

  /** A project that another tab has renamed since this one opened; the server compares names. */
  function renamedElsewhere(elsewhere: Partial<Project>) {
    const stored = { project: ownProject({ shortName: 'Tide' }) };
    let isFirstRead = true;
    const answers = withProject(stored.project, {
      getProject: () => {
        const { project } = stored;
        if (isFirstRead) stored.project = { ...project, ...elsewhere, updatedAt: '2099-01-01T00:00:00.000Z' };
        isFirstRead = false;
        return project;
      },
      updateProject: ({ body }: ApiRequest) => {
        const known = (body['known'] ?? {}) as Partial<Project>;
        if ('name' in known && known.name !== stored.project.name) return new Refusal('PROJECT_CHANGED');
        return (stored.project = { ...stored.project, ...(body['change'] as Partial<Project>) });
      },
    });
    return { stored, answers };
  }

  test('takes over what another tab has saved in other fields, and never writes the old values back', async () => {
    const { stored, answers } = renamedElsewhere({ shortName: 'Gauges' });
    const { page, requestsTo } = await pages.open('/en/edit-projects', answers, { signedIn: true });
    const name = page.getByLabel('Project name');
    await name.fill('Tidewatch II');
    await name.blur();
    await page.getByText(/^Saved/).waitFor();
    expect(await page.getByLabel('Short name').inputValue()).toBe('Gauges');
    await name.fill('Tidewatch III');
    await name.blur();
    await expect.poll(() => stored.project.name).toBe('Tidewatch III');
    expect(stored.project.shortName).toBe('Gauges');
    expect(requestsTo('updateProject').map(({ body }) => Object.keys(body['change'] as object))).toEqual([
      ['name'],
      ['name'],
    ]);
  });

  test.each([
    ['Keep this version', 'Mine'],
    ['Use the other version', 'Theirs'],
  ])('asks which version to keep if another tab has saved the same field: “%s”', async (button, kept) => {
    const { stored, answers } = renamedElsewhere({ name: 'Theirs' });
    const { page } = await pages.open('/en/edit-projects', answers, { signedIn: true });
    const name = page.getByLabel('Project name');
    await name.fill('Mine');
    await name.blur();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Theirs').waitFor();
    await dialog.getByText('Mine').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compare and choose' }).click();
    expect(stored.project.name).toBe('Theirs');
    await dialog.getByRole('button', { name: button }).click();
    await expect.poll(() => stored.project.name).toBe(kept);
    expect(await name.inputValue()).toBe(kept);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('shows a refusal at its field, and keeps the input', async () => {
    const { page } = await pages.open(
      '/en/edit-projects',
      withProject(ownProject(), {
        updateProject: () =>
          new Refusal('VALIDATION_FAILED', [
            { path: 'change.name', i18nID: 'validation.invalid', params: {} },
          ]),
      }),
      { signedIn: true },
    );
    const name = page.getByLabel('Project name');
    await name.fill('Tidewatch II');
    await name.blur();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.inputValue()).toBe('Tidewatch II');
  });

  test('asks for confirmation before unsaved changes are lost', async () => {
    const { page } = await pages.open('/en/edit-projects', withProject(ownProject()), { signedIn: true });
    await page.getByLabel('Project name').fill('T');
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await page.getByText('Leave without saving?').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await page.getByLabel('Project name').inputValue()).toBe('T');
    expect(pathAndQueryOf(page)).toBe('/en/edit-projects');
  });

  test('shows why a project was denied, and submits it again', async () => {
    let project = ownProject({ status: 'denied', reason: 'Tell us who reads the gauge.' });
    const { page, requestsTo } = await pages.open(
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
    expect(requestsTo('updateProject')[0]?.body).toMatchObject({ resubmit: true });
  });

  test('shows the question of the review above the form', async () => {
    const question = {
      text: 'Who reads the gauge?',
      askedAt: '2099-01-01T10:00:00.000Z',
      messageId: MessageID.parse('m1'),
    };
    const project = ownProject({ status: 'submitted', question });
    const { page } = await pages.open('/en/edit-projects', withProject(project), { signedIn: true });
    await page.getByText('Who reads the gauge?').waitFor();
    const answer = page.getByRole('link', { name: 'Answer', exact: true });
    expect(await answer.getAttribute('href')).toBe('/en/messages?id=m1');
  });

  test('deletes a project only after its name has been typed', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-projects',
      withProject(ownProject({ status: 'submitted' }), { deleteProject: () => undefined }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Delete this project' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('That doesn’t match the name.').waitFor();
    expect(requestsTo('deleteProject')).toEqual([]);
    await page.getByLabel(/to confirm/).fill('Tidewatch');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => requestsTo('deleteProject').length).toBe(1);
  });
});

test.each(['/en/edit-projects', '/en/manage-prospects', '/en/contribution-requests'])(
  '%s explains what to do without a project, and passes axe in the dark theme',
  async path => {
    const { page } = await pages.open(
      path,
      { listUserProjects: () => ({ items: [] }), listOwnerRequests: () => ({ items: [] }) },
      { signedIn: true, theme: 'dark' },
    );
    await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);
