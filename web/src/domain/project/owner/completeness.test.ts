import { expect, test } from 'vitest';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();

const incomplete = ownProject({
  completeness: 38,
  missing: ['details', 'video', 'roles', 'team', 'supporters'],
});
const linksOf = {
  'Describe your idea in more detail': '/en/edit-projects?project=tidewatch#idea',
  'Add a video': '/en/edit-projects?project=tidewatch#picture',
  'Add a role': '/en/manage-prospects?project=tidewatch',
  'Accept a first team member': '/en/contribution-requests?project=tidewatch',
};
const share = 'Share the page to find a first supporter';

test.each(['/en/edit-projects', projectPath])(
  'An owner sees on %s what is missing, and where to add it',
  async path => {
    const { page } = await pages.open(
      path,
      { ...projectServer(), ...withProject(incomplete) },
      { signedIn: true },
    );
    const part = page.getByRole('region', { name: 'Your page is 38% complete' });
    await part.waitFor();
    const shown = await part
      .getByRole('link')
      .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]));
    expect(Object.fromEntries(shown)).toEqual(linksOf);
    expect(await axeViolations(page)).toEqual([]);

    await part.getByRole('button', { name: share }).click();
    await page.getByRole('dialog', { name: 'Share this project' }).getByText('Copy link').waitFor();
  },
);

test('Before the project is published, nothing is suggested that others would have to see it for', async () => {
  const { page } = await pages.open(
    '/en/edit-projects',
    withProject({ ...incomplete, status: 'submitted' as const }),
    { signedIn: true },
  );
  const part = page.getByRole('region', { name: 'Your page is 38% complete' });
  await part.getByRole('link', { name: 'Add a video' }).waitFor();
  expect(await part.getByRole('link', { name: 'Accept a first team member' }).count()).toBe(0);
  expect(await part.getByText(share).count()).toBe(0);
});

test('A link within the edit page leads to the part of the form', async () => {
  const { page } = await pages.open('/en/edit-projects', withProject(incomplete), { signedIn: true });
  await page.getByRole('link', { name: 'Add a video' }).click();
  await expect.poll(() => pathAndQueryOf(page)).toContain('project=tidewatch');
  await expect
    .poll(() => page.locator('#picture').evaluate(part => Math.abs(part.getBoundingClientRect().top) < 200))
    .toBe(true);
});

test.each([
  ['a complete page', { completeness: 100, missing: [] }],
  ['a completed project', { ...incomplete, status: 'completed' as const }],
])('Nothing is said of %s', async (_, change) => {
  const { page } = await pages.open('/en/edit-projects', withProject(ownProject(change)), { signedIn: true });
  await page.getByLabel('Project name').waitFor();
  expect(await page.getByText(/% complete$/).count()).toBe(0);
});

test('Visitors are not told', async () => {
  const { page } = await pages.open(projectPath, projectServer({ completeness: 38 }));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(/% complete/).count()).toBe(0);
});
