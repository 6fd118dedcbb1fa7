import { expect, test } from 'vitest';
import { PendingAdoption } from '#shared/entities/adoption.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

test('Shows a message if the choice is no longer open, and updates the list on Refresh', async () => {
  const { ProjectID, owner } = aProject();
  const pending = PendingAdoption.parse({
    project: aProject({ status: 'halted' }),
    chosen: {
      ProjectID,
      UserID: owner.UserID,
      user: owner,
      member: true,
      note: 'I would like to bring it to its end.',
    },
    stays: true,
    chosenAt: '2026-10-17T10:00:00.000Z',
  });
  let isOver = false;
  const { page } = await pages.open(
    '/en/admin?view=adoptions',
    {
      getMe: () => ({ ...aMe, isAdmin: true }),
      listPendingAdoptions: () => ({ items: isOver ? [] : [pending] }),
      confirmAdoption: () => new Refusal('CANDIDATE_NOT_FOUND'),
    },
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'This choice is no longer open' });
  await notice.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  isOver = true;
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('heading', { name: 'Nothing to decide' }).waitFor();
});
