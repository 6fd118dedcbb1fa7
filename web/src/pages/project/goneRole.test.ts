import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aRole } from '#web/testing/samples.ts';

const pages = openPages();
const note = 'I have two evenings a week.';

test('A role that is removed while an application is written leads to others, and the note stays', async () => {
  const { page } = await pages.open(
    projectPath,
    { ...projectServer(), sendRequest: () => new Refusal('PROSPECT_NOT_FOUND') },
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Add a note: Firmware engineer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
  await dialog.getByRole('textbox', { name: /A note to the owner/ }).fill(note);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await dialog.getByRole('link', { name: 'See other open roles' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: /A note to the owner/ }).inputValue()).toBe(note);
});

test.each([true, false])(
  'A link to a role that is gone says so, and leads to others (signed in: %s)',
  async signedIn => {
    const { page } = await pages.open(
      `${projectPath}?apply=removed`,
      { ...projectServer(), listProspects: () => ({ items: [aRole()] }) },
      { signedIn },
    );
    const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
    await dialog.getByText('This role no longer exists.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'See other open roles' }).click();
    await page.waitForURL('**/en/roles');
  },
);
