import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ProjectState } from '#shared/lifecycle.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';

const pages = openPages();

/** The page of a project whose server applies the moves. */
async function open(status: ProjectState, path = '/en/edit-projects') {
  let project = ownProject({ status });
  return await pages.open(
    path,
    withProject(project, {
      getProject: () => project,
      changeProjectStatus: ({ body }: ApiRequest) => {
        project = { ...project, status: body['status'] as ProjectState };
        return project;
      },
    }),
    { signedIn: true },
  );
}

/** The button to resume the project: first in the alert, last among all moves. */
const resume = (page: Page, place: 'first' | 'last') =>
  page.getByRole('button', { name: 'Resume the project' })[place]();

describe('Progress of a project', () => {
  test('completes it after a confirmation, and is final then', async () => {
    const { page, requestsTo } = await open('in-development');
    await page.getByRole('button', { name: 'Complete the project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is the project complete?' });
    await dialog.getByText('1,000 points').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(requestsTo('changeProjectStatus')).toEqual([]);

    await dialog.getByRole('button', { name: 'Complete the project' }).click();
    await page.getByText('Its state is final.').waitFor();
    expect(requestsTo('changeProjectStatus').map(({ body }) => body['status'])).toEqual(['completed']);
    expect(await page.getByRole('button', { name: /Pause|Abandon|Resume/ }).count()).toBe(0);
  });

  test('pauses it and takes it up again', async () => {
    const { page } = await open('in-development');
    await page.getByRole('button', { name: 'Pause the project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause the project' }).click();
    await resume(page, 'last').click();
    await page.getByRole('button', { name: 'Pause the project' }).waitFor();
  });

  test('is taken up again from the alert that says that it has stopped', async () => {
    const { page, requestsTo } = await open('halted');
    await page.getByText('This project is paused').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await resume(page, 'first').click();
    await page.getByText('This project is paused').waitFor({ state: 'detached' });
    expect(requestsTo('changeProjectStatus').map(({ body }) => body['status'])).toEqual(['in-development']);
  });

  test('leads from its end to the log, where supporters read how it ended', async () => {
    const { page } = await open('completed');
    const link = page.getByRole('link', { name: 'Write a last entry' });
    expect(await link.getAttribute('href')).toMatch(/^\/en\/projects\/tidewatch\/[^#]*#progress$/);
    expect(await resume(page, 'first').count()).toBe(0);
  });

  test('changes nothing if the question is declined', async () => {
    const { page, requestsTo } = await open('in-development', '/fr/edit-projects');
    await page.getByRole('button', { name: 'Abandonner le projet' }).click();
    await page.getByRole('button', { name: 'Pas maintenant' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(requestsTo('changeProjectStatus')).toEqual([]);
  });

  test('explains why a project cannot be taken up again', async () => {
    const project = ownProject({ status: 'abandoned' });
    const { page } = await pages.open(
      '/en/edit-projects',
      withProject(project, { changeProjectStatus: () => new Refusal('PROJECT_LIMIT_REACHED') }),
      { signedIn: true },
    );
    await resume(page, 'last').click();
    await page.getByText('The state wasn’t changed').waitFor();
    await page.getByText(/doesn’t allow any more projects/).waitFor();
  });

  test.each(['submitted', 'denied'] as const)('is not offered for a project that is %s', async status => {
    const { page } = await open(status);
    await page.getByLabel('Project name').waitFor();
    expect(await page.getByText('Progress of the project').count()).toBe(0);
  });
});
