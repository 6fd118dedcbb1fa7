import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

test.each([
  ['pending', 'You applied on 3 May 2026.'],
  ['denied', 'You applied on 3 May 2026. The owner declined your last application.'],
  ['expired', 'You applied on 3 May 2026. Your last application wasn’t answered in time.'],
] as const)('A role says when the caller applied for it (%s)', async (status, words) => {
  const role = aRole({ yourRequest: status });
  const { page, requestsTo } = await pages.open(
    path,
    {
      ...projectServer(),
      listProspects: () => ({ items: [role] }),
      listProjectAppliedProspects: () => ({
        items: [{ ...role, applicationDate: '2026-05-03T10:00:00.000Z', status }],
      }),
    },
    { signedIn: true },
  );
  await page.getByText(words).waitFor();
  expect(requestsTo('listProjectAppliedProspects')).toHaveLength(1);
});

test('Roles that the caller has not applied for ask for no application', async () => {
  const { page, requestsTo } = await pages.open(
    path,
    { ...projectServer(), listProspects: () => ({ items: [aRole()] }) },
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Apply: Firmware engineer' }).waitFor();
  expect(requestsTo('listProjectAppliedProspects')).toEqual([]);
});

test.each([
  ['a paused project', { status: 'halted' as const }, {}, 'The project is paused', 'See other open roles'],
  [
    'the own team',
    { you: { ...aProject().you, member: true } },
    {},
    'You’re already on this team',
    'Your team',
  ],
  [
    'the own project',
    { you: { ...aProject().you, owner: true } },
    { applicants: 2 },
    'See the applications',
    'See the applications',
  ],
  [
    'a role whose last day is over',
    {},
    { applyBy: '2026-05-01', closesAt: '2026-05-01T22:00:00.000Z' },
    'The last day to apply is over.',
    'See other open roles',
  ],
])('What stands in the way is said before anything is written: %s', async (_, project, role, words, way) => {
  const { page } = await pages.open(
    `${path}?apply=firmware`,
    { ...projectServer(project), listProspects: () => ({ items: [aRole(role)] }) },
    { signedIn: true },
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You can’t apply for this role').waitFor();
  await dialog.getByRole('link', { name: way }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('You can’t apply for this role').waitFor({ state: 'detached' });
  const roles = page.getByRole('region', { name: 'Roles' });
  await roles.getByText(words).waitFor();
  await roles.getByRole('link', { name: way }).waitFor();
  expect(await roles.getByRole('button', { name: /^(Apply|Add a note)/ }).count()).toBe(0);
});
