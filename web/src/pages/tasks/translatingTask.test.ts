import { expect, test } from 'vitest';
import { Assignee } from '#shared/entities/task.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { aBoard, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();
const viewport = { width: 1280, height: 900 };
const by = (UserID: string) =>
  Assignee.parse({ UserID, username: UserID, avatar: { kind: 'ready', name: 'avatar-04' } });
const path = '/en/project-translations?project=tidewatch&language=fr&task=sensors';

test('A translation that was handed in is accepted where it can be read', async () => {
  const first = { translates: 'fr', assignee: by('liam') } as const;
  const { page, requestsTo } = await openBoard(pages, { viewport, first });
  const link = page.getByRole('link', { name: 'Translation into French' });
  expect(await link.getAttribute('href')).toBe(path);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'Accept as done' }).click();
  await page.waitForURL(url => url.pathname + url.search === path);
  expect(requestsTo('changeTaskStatus')).toEqual([]);
});

test('The assignee finds the way to write the translation, and other members none', async () => {
  const seen = { ...aBoard, isOwner: false };
  const own = { translates: 'fr', status: 'TODO', assignee: by(aMe.UserID) } as const;
  const { page } = await openBoard(pages, { viewport, seen, first: own });
  const link = page.getByRole('link', { name: 'Translate into French' });
  expect(await link.getAttribute('href')).toBe(path);

  const { page: other } = await openBoard(pages, {
    viewport,
    seen,
    first: { ...own, assignee: by('liam') },
  });
  await other.getByRole('link', { name: 'Order the sensors' }).waitFor();
  expect(await other.getByRole('link', { name: /French/ }).count()).toBe(0);
});

test('Only the owner gives a task a language', async () => {
  const { page, requestsTo } = await openBoard(pages, { viewport });
  await page.getByRole('link', { name: 'Order the sensors' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Translates the project').selectOption({ label: 'into Spanish' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => requestsTo('updateTask').map(({ body }) => body['translates'])).toEqual(['es']);

  const { page: member } = await openBoard(pages, { viewport, seen: { ...aBoard, isOwner: false } });
  await member.getByRole('link', { name: 'Order the sensors' }).click();
  await member.getByRole('dialog').getByLabel('Priority').waitFor();
  expect(await member.getByRole('dialog').getByLabel('Translates the project').count()).toBe(0);
});
