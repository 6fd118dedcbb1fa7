import { expect, test } from 'vitest';
import type { MaintenanceStatus } from '#shared/entities/maintenanceStatus.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

/** A server whose switch can be used. */
function server(initial: MaintenanceStatus, more: Answers = {}): { answers: Answers; saved: unknown[] } {
  let status = initial;
  const saved: unknown[] = [];
  return {
    saved,
    answers: {
      getMe: () => ({ ...aMe, isAdmin: true }),
      getMaintenance: () => status,
      saveMaintenance: ({ body }) => {
        const { isOn, until } = body as { isOn: boolean; until?: string };
        saved.push({ isOn, until });
        status = { isOn, since: '2026-11-20T12:00:00.000Z', switchedBy: aMe, ...(until && { until }) };
        return status;
      },
      ...more,
    },
  };
}
const open = (answers: Answers) =>
  pages.open('/en/admin?view=maintenance', answers, { signedIn: true, timezoneId: 'Europe/Paris' });

test('An administrator closes the site after a confirmation, until a time in their zone, and opens it again', async () => {
  const { answers, saved } = server({ isOn: false });
  const { page, problems } = await open(answers);
  await page.getByText('The site is open').waitFor();
  await page.getByText('In your time zone, Europe/Paris.').waitFor();
  await page.getByLabel('Expected end').fill('2099-11-26T19:00');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Close the site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the site?' });
  await dialog.waitFor();
  expect(saved).toEqual([]);
  await dialog.getByRole('button', { name: 'Close the site' }).click();
  await page.getByText('The site is under maintenance').waitFor();
  await page.getByText('Expected back on 26 Nov 2099, 19:00 CET').waitFor();
  await page.getByText('Switched by Lucía').waitFor();
  expect(saved).toEqual([{ isOn: true, until: '2099-11-26T18:00:00.000Z' }]);
  expect(await page.getByLabel('Expected end').inputValue()).toBe('2099-11-26T19:00');

  await page.getByLabel('Expected end').fill('');
  await page.getByRole('button', { name: 'Save the expected end' }).click();
  await page.getByText('No expected end').waitFor();

  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByText('The site is open', { exact: true }).waitFor();
  expect(saved.at(-1)).toEqual({ isOn: false, until: undefined });
  expect(problems).toEqual([]);
});

test('An expected end in the past is refused at its field, and the site stays open', async () => {
  const { answers } = server({ isOn: false }, { saveMaintenance: () => new Refusal('MAINTENANCE_END_PAST') });
  const { page } = await open(answers);
  await page.getByLabel('Expected end').fill('2020-11-26T19:00');
  await page.getByRole('button', { name: 'Close the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the site' }).click();
  await page.getByText('The expected end must be in the future.').waitFor();
  await page.getByText('The site is open', { exact: true }).waitFor();
});

test('A switch by an operator, whose end has passed, says both', async () => {
  const { answers } = server({
    isOn: true,
    since: '2026-11-20T12:00:00.000Z',
    until: '2020-11-20T12:00:00.000Z',
  });
  const { page } = await open(answers);
  await page.getByText('Switched by an operator on the command line').waitFor();
  await page.getByText('Visitors read that it’s taking a little longer.').waitFor();
});
