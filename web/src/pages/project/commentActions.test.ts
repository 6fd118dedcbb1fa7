import { expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aComment, yourComment } from '#web/testing/samples.ts';

const pages = openPages();

test('A user edits and deletes their own comment and reports the comment of another person', async () => {
  let own = [yourComment('How dep is it?')];
  const { page, requestsTo } = await pages.open(
    projectPath,
    {
      ...projectServer(),
      listComments: () => ({ items: [...own, aComment()] }),
      updateComment: ({ body }) => {
        own = own.map(one => ({
          ...one,
          text: String(body['text']),
          editedAt: '2026-11-20T12:00:00.000Z',
        }));
        return own[0] ?? aComment();
      },
      deleteComment: () => {
        own = [];
      },
      reportContent: () => ({ reported: true }),
    },
    { signedIn: true },
  );

  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your comment' });
  await dialog.getByRole('textbox').fill('How deep is it?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('How deep is it?').waitFor();
  await page.getByText('edited').waitFor();

  await page.getByRole('button', { name: /^Report the comment/ }).click();
  const report = page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await report.getByText('Choose what’s wrong.').waitFor();
  expect(requestsTo('reportContent')).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await report.getByRole('radio', { name: 'Fraud or false promises' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await report.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you for your report').waitFor();
  expect(requestsTo('reportContent').at(-1)?.body).toMatchObject({
    reason: 'fraud',
    target: { kind: 'comment', CommentID: 'comment-1' },
  });

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog', { name: 'Delete your comment?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.poll(() => page.getByText('How deep is it?').count()).toBe(0);
  expect(requestsTo('deleteComment')).toHaveLength(1);
});

test('The author of a hidden comment reads who has hidden it, and who can still read it', async () => {
  const hidden = { ...yourComment('Buy my watches.'), hiddenBy: 'administrator' as const };
  const { page } = await pages.open(
    projectPath,
    { ...projectServer(), listComments: () => ({ items: [hidden] }) },
    { signedIn: true },
  );
  await page.getByText('Buy my watches.').waitFor();
  await page.getByText('An administrator has hidden it.').waitFor();
});
