import { expect, test } from 'vitest';
import { accountServer } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

test('Others see what a person has read once that person chooses so', async () => {
  let showsReading = false;
  const { page } = await pages.open(
    '/en/edit-profile#reading',
    {
      ...accountServer(),
      getMe: () => ({ ...aMe, showsReading }),
      updateMe: ({ body }) => {
        showsReading = body['showsReading'] === true;
        return { ...aMe, showsReading };
      },
    },
    { signedIn: true },
  );
  const choice = page.getByRole('switch', { name: 'Show others when I’ve read their messages' });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByText('People who do the same now see when you’ve read their messages.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByText('Nobody sees any more when you’ve read their messages').waitFor();
});
