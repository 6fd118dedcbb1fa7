import { expect, test } from 'vitest';
import { accountServer } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const label = 'Show my finished tasks on my page';

test('Finished tasks are shown once their person chooses so', async () => {
  let showsFinishedTasks = false;
  const { page } = await pages.open(
    '/en/edit-profile#finished-tasks',
    {
      ...accountServer(),
      getMe: () => ({ ...aMe, showsFinishedTasks }),
      updateMe: ({ body }) => {
        showsFinishedTasks = body['showsFinishedTasks'] === true;
        return { ...aMe, showsFinishedTasks };
      },
    },
    { signedIn: true },
  );
  const choice = page.getByRole('switch', { name: label });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByText('Your page now shows your finished tasks.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(true);
});

test('A choice about finished tasks that is not saved is not shown as made', async () => {
  const { page } = await pages.open(
    '/en/edit-profile',
    { ...accountServer(), updateMe: () => new Refusal('TOO_MANY_ATTEMPTS') },
    { signedIn: true },
  );
  const choice = page.getByRole('switch', { name: label });
  await choice.click();
  await page.getByText('Your choice about finished tasks wasn’t saved').waitFor();
  expect(await choice.isChecked()).toBe(false);
});
