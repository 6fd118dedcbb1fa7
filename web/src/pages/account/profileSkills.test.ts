import { expect, test } from 'vitest';
import { accountServer, user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

test('Skills and links are chosen, written and saved together, and what is typed outlives a reload', async () => {
  let me = { ...aMe, skills: ['writers' as const], links: ['https://maren.example'] };
  const server = accountServer({
    getMe: () => me,
    updateMe: ({ body }) => {
      me = { ...me, ...(body as Partial<typeof me>) };
      return me;
    },
  });
  const { page, requestsTo } = await pages.open('/en/edit-profile#skills', server, user);
  const section = page.getByRole('region', { name: 'Skills, languages and links' });
  const save = section.getByRole('button', { name: 'Save', exact: true });
  await section.getByLabel('Writers and translators').waitFor();
  expect(await section.getByLabel('Writers and translators').isChecked()).toBe(true);
  expect(await save.isDisabled()).toBe(true);

  await section.getByLabel('Makers and engineers').check();
  await section.getByRole('radio', { name: 'About 5 hours a week' }).check();
  await section.getByLabel('French').check();
  await section.getByRole('button', { name: 'Add an address' }).click();
  await section.getByLabel('Web address').nth(1).fill('git.example/maren');
  await page.reload();
  await expect
    .poll(() => section.getByLabel('Web address').nth(1).inputValue())
    .toMatch(/git\.example\/maren$/);
  expect(await section.getByLabel('Makers and engineers').isChecked()).toBe(true);

  await section.getByLabel('Web address').nth(1).focus();
  await save.click();
  await page.getByText('Your skills, languages and links have been saved.').waitFor();
  const [sent, ...others] = requestsTo('updateMe');
  expect(others).toEqual([]);
  expect(sent?.body).toMatchObject({
    skills: ['writers', 'makers'],
    availableHours: '5',
    links: ['https://maren.example', 'https://git.example/maren'],
  });
  await expect.poll(() => save.isDisabled()).toBe(true);
});

test('An address that is none is refused at the field, and nothing is lost', async () => {
  const { page, requestsTo } = await pages.open('/en/edit-profile#skills', accountServer(), user);
  const section = page.getByRole('region', { name: 'Skills, languages and links' });
  await section.getByRole('button', { name: 'Add an address' }).click();
  await section.getByLabel('Web address').fill('not an address');
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  const field = section.getByLabel('Web address');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('not an address');
  expect(requestsTo('updateMe')).toEqual([]);
});
