import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aRole } from '#web/testing/samples.ts';

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
