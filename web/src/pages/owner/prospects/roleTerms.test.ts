import { expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';
import { aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();
const today = new Date().toISOString().slice(0, 10);

test('Owners say hours, place and last day to apply; what cannot be is said at its field', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), { addProspect: () => aRole() }),
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByLabel('Who you’re looking for').fill('Illustrator');
  await page.getByLabel('Hours a week').fill('41');
  await page.getByLabel('Where').selectOption('Remote or on site');
  await page.getByLabel('Last day to apply').fill(addDays(today, 400));
  await page.getByRole('button', { name: 'Save role' }).click();
  await page.getByText('Enter a whole number from 1 to 40.').waitFor();
  await page.getByText('Choose a day from today on and within a year.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Hours a week').fill('4');
  await page.getByLabel('Last day to apply').fill(addDays(today, 40));
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect
    .poll(() => requestsTo('addProspect')[0]?.body)
    .toMatchObject({
      PersonType: 'Illustrator',
      hoursPerWeek: 4,
      workplace: 'either',
      applyBy: addDays(today, 40),
    });
});

test('Owners see which role is closed, and extend it', async () => {
  const role = aRole({
    hoursPerWeek: 1,
    workplace: 'onSite',
    applyBy: '2025-05-12',
    closesAt: '2025-05-12T23:00:00.000Z',
  });
  const { page, requestsTo } = await pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), {
      listProspects: () => ({ items: [role] }),
      updateProspect: () => role,
    }),
    { signedIn: true },
  );
  await page.getByText('1 hour a week On site closed after 12 May 2025').waitFor();
  await page.getByText('Closed', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'People who fit' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Firmware engineer' }).click();
  await page.getByLabel('Hours a week').fill('');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect
    .poll(() => requestsTo('updateProspect')[0]?.body)
    .toMatchObject({ hoursPerWeek: null, workplace: 'onSite', applyBy: '2025-05-12' });
});

test('A proposal keeps what it says of its roles', async () => {
  const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await fillIn(page);
  await addRole(page, 'Illustrator');
  await page.getByRole('button', { name: 'Edit Illustrator' }).click();
  await page.getByLabel('Hours a week').fill('2');
  await page.getByLabel('Where').selectOption('Remote');
  await page.getByRole('button', { name: 'Save role' }).click();
  await page.getByText('2 hours a week Remote').waitFor();
  await send(page).click();
  await page.waitForURL(/generic\/thankyousubmit$/);
  expect(requestsTo('submitProject')[0]?.body['prospects']).toContainEqual({
    PersonType: 'Illustrator',
    Notes: 'You are the one.',
    skill: 'others',
    hoursPerWeek: 2,
    workplace: 'remote',
    applyBy: null,
  });
});

test('Visitors read what a role asks for before they apply, and that its last day is over', async () => {
  const roles = [
    aRole({
      hoursPerWeek: 3,
      workplace: 'remote',
      starterTask: { Title: 'Sketch', Description: 'Draw it.' },
    }),
    aRole({ PersonType: 'Baker', applyBy: '2025-05-12', closesAt: '2025-05-12T23:00:00.000Z' }),
  ];
  const { page } = await pages.open(
    projectPath,
    { ...projectServer(aProject()), listProspects: () => ({ items: roles }) },
    { signedIn: true },
  );
  const baker = page.getByRole('listitem').filter({ hasText: 'Baker' });
  await baker.getByText('closed after 12 May 2025').waitFor();
  await baker.getByText('The last day to apply is over.').waitFor();
  expect(await baker.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Apply: Firmware engineer' }).click();
  await page.getByRole('dialog').getByText('3 hours a week Remote').waitFor();
});
