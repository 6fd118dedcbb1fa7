import { expect, test } from 'vitest';
import type { PictureChoice } from '#shared/entities/picture.ts';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import { arrivingUpload } from '#web/testing/arrivingUpload.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject } from '#web/testing/owner.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aMe, aProgressEntry } from '#web/testing/samples.ts';

const pages = openPages();
const file = { name: 'limpet.png', mimeType: 'image/png', buffer: Buffer.from('not looked at') };

/** The page of a project whose owner writes and edits entries; uploads wait until `arrive` is called. */
async function owned(entry: Partial<ProgressEntry> = {}) {
  const written = aProgressEntry({ author: aMe, ...entry });
  const upload = arrivingUpload(3);
  const opened = await pages.open(
    path,
    {
      ...projectServer(),
      getProject: () => ownProject(),
      listProgressEntries: () => ({ items: [written] }),
      addProgressEntry: () => written,
      updateProgressEntry: () => written,
      ...upload.answers,
    },
    { signedIn: true },
  );
  await opened.page.route('**/storage', route => route.fulfill({ status: 204 }));
  const sent = (endpoint: 'addProgressEntry' | 'updateProgressEntry') =>
    opened.requestsTo(endpoint).map(({ body }: ApiRequest) => body['pictures'] as PictureChoice[]);
  return { ...opened, sent, arrive: upload.arrive };
}

test('An entry of the progress log is published with its pictures, once they are there and described', async () => {
  const { page, sent, arrive } = await owned();
  await page.getByRole('button', { name: 'Write an entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Seven weeks');
  await dialog.getByLabel('What has happened?').fill('It came up with a limpet.');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('Being checked').waitFor();
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await page.getByText('Pictures are still being uploaded.').waitFor();
  expect(sent('addProgressEntry')).toEqual([]);

  arrive();
  await dialog.getByText('Picture 1').waitFor();
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await dialog.getByText('Say what each picture shows, for people who don’t see it.').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('What it shows').fill('A limpet on a gauge');
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await expect
    .poll(() => sent('addProgressEntry'))
    .toEqual([[{ UploadID: 'upload-of-test', alt: 'A limpet on a gauge' }]]);
});

test('The pictures of an entry open in the large view, and are edited with it', async () => {
  const { page, sent } = await owned({ pictures: [aPicture(1), aPicture(2)] });
  const log = page.locator('#progress');
  await log.getByRole('link', { name: 'Picture one' }).click();
  await page.getByRole('dialog', { name: 'Picture 1 of 2' }).waitFor();
  await page.keyboard.press('Escape');

  await log.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Picture 1: remove' }).click();
  await dialog.getByLabel('Caption').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent('updateProgressEntry'))
    .toEqual([[{ UploadID: 'picture-2', alt: 'Picture two' }]]);
});
