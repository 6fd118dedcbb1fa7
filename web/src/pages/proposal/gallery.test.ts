import { expect, test } from 'vitest';
import { UploadID } from '#shared/ids.ts';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();
const id = UploadID.parse('upload-of-test');

test('A proposal waits for pictures that are on their way, and is sent and kept in its draft with them', async () => {
  let isThere = false;
  const { cover, card, width, height } = aPicture(1);
  const { answers } = draftServer({
    ...acceptingServer(),
    presignUpload: () => ({
      UploadID: id,
      url: '/storage',
      fields: { key: 'k' },
      expiresAt: '2026-11-20T12:00:00.000Z',
    }),
    getUpload: () => ({
      UploadID: id,
      kind: 'project',
      createdAt: '2026-11-20T12:00:00.000Z',
      ...(isThere
        ? { status: 'ready', url: cover, thumbnailUrl: card, width, height }
        : { status: 'pending' }),
    }),
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

  isThere = true;
  const shows = group.getByLabel('What it shows');
  await shows.fill('A quay');
  await expect
    .poll(() => JSON.stringify(requestsTo('saveProposalDraft').at(-1)?.body))
    .toContain('"gallery":[{"UploadID":"upload-of-test","alt":"A quay","caption":""}]');
  await send(page).click();
  await expect.poll(() => requestsTo('submitProject').length).toBe(1);
  expect(requestsTo('submitProject')[0]?.body['proposal']).toMatchObject({
    gallery: [{ UploadID: id, alt: 'A quay' }],
  });
});
