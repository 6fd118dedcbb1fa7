import { expect, test } from 'vitest';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { arrivingUpload } from '#web/testing/arrivingUpload.ts';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();

test('A proposal waits for pictures that are on their way, and is sent and kept in its draft with them', async () => {
  const upload = arrivingUpload(1);
  const { answers } = draftServer({
    ...acceptingServer(),
    ...upload.answers,
  });
  const { page, requestsTo } = await pages.open('/en/proposal', answers, { signedIn: true });
  await page.route('**/storage', route => route.fulfill({ status: 204 }));
  await fillIn(page);
  await addRole(page, 'Firmware engineer');
  const group = page.getByRole('group', { name: /More pictures/ });
  await group
    .locator('input[type=file]')
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from('not looked at') });
  await group.getByText('Being checked').waitFor();
  await send(page).click();
  await page.getByText('Pictures are still being uploaded.').waitFor();
  expect(requestsTo('submitProject')).toEqual([]);

  upload.arrive();
  const shows = group.getByLabel('What it shows');
  await shows.fill('A quay');
  await expect
    .poll(() => JSON.stringify(requestsTo('saveProposalDraft').at(-1)?.body))
    .toContain('"gallery":[{"UploadID":"upload-of-test","alt":"A quay","caption":""}]');
  await send(page).click();
  await expect.poll(() => requestsTo('submitProject').length).toBe(1);
  expect(requestsTo('submitProject')[0]?.body['proposal']).toMatchObject({
    gallery: [{ UploadID: upload.id, alt: 'A quay' }],
  });
});
