import { describe, expect, test } from 'vitest';
import { Avatar } from '#shared/entities/avatar.ts';
import { PresignedUpload, type Upload } from '#shared/entities/upload.ts';
import { accountServer, user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

describe('Edit profile', () => {
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  const presigned = PresignedUpload.parse({
    UploadID: 'u1',
    url: '/storage',
    fields: { key: 'k' },
    expiresAt: '2026-11-20T10:00:00.000Z',
  });
  const upload = (change: Pick<Upload, 'status' | 'errorCode' | 'url' | 'width' | 'height'>): Upload => ({
    UploadID: presigned.UploadID,
    kind: 'avatar',
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  });

  test('shows a drawn avatar in the editor exactly as other users see it', async () => {
    const avatar = Avatar.parse({
      kind: 'drawn',
      choices: {
        gender: 'male',
        age: 'elder',
        skin: 6,
        hairColour: 6,
        hair: 'bald',
        eyes: 'almond',
        face: 'round',
        expression: 'smile',
        extra: 'glasses',
      },
    });
    const { page } = await pages.open(
      '/en/edit-profile',
      accountServer({ getMe: () => ({ ...aMe, avatar }) }),
      user,
    );
    const groundOf = (place: string) =>
      page.locator(`${place} .avatar-face > rect`).first().getAttribute('fill');
    expect(await groundOf('.face-big')).toBe(await groundOf('header'));
  });

  test('keeps the previous avatar when a picture is rejected', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-profile#avatar',
      accountServer({
        presignUpload: () => presigned,
        getUpload: () =>
          upload({ status: 'rejected', errorCode: 'UPLOAD_INVALID_DIMENSIONS', width: 90, height: 3000 }),
      }),
      user,
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);

    await page
      .getByText(
        'This picture has 90 × 3,000 pixels; at least 128 × 128 are needed. Your avatar hasn’t changed.',
      )
      .waitFor();
    await page.getByRole('img', { name: 'Your current avatar' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Use this picture' }).count()).toBe(0);
    expect(requestsTo('changeAvatar')).toEqual([]);
  });

  test.each([
    [
      'a type that is not allowed',
      { ...file, mimeType: 'image/gif' },
      'Please use a JPG, PNG or WebP picture',
    ],
    ['a file that is too large', { ...file, buffer: Buffer.alloc(2_097_153) }, 'larger than 2 MB'],
  ])('rejects %s before sending anything', async (_, chosen, words) => {
    const { page, requestsTo } = await pages.open('/en/edit-profile', accountServer(), user);
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(chosen);
    await page.getByText(words).waitFor();
    expect(requestsTo('presignUpload')).toEqual([]);
  });

  test('uses a picture as the avatar only after confirmation', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-profile',
      accountServer({
        presignUpload: () => presigned,
        getUpload: () => upload({ status: 'ready', url: '/favicon.svg' }),
        changeAvatar: () => aMe,
      }),
      user,
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).waitFor();
    expect(requestsTo('changeAvatar')).toEqual([]);

    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your new avatar has been saved.').waitFor();
    expect(requestsTo('changeAvatar')[0]?.body).toMatchObject({
      avatar: { kind: 'upload', UploadID: 'u1' },
    });
  });

  test('sends only changed fields, and asks for confirmation before changes are lost', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-profile',
      accountServer({ updateMe: () => ({ ...aMe, city: 'Cádiz' }) }),
      user,
    );
    await page.getByLabel('Town or city').fill('Cádiz');
    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();

    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile has been saved.').waitFor();
    const body = requestsTo('updateMe')[0]?.body as Record<string, unknown>; // JSON of an object
    expect(Object.keys(body).sort()).toEqual(['city', 'country_code', 'language_code', 'origin']);
    expect(body['city']).toBe('Cádiz');

    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.waitForURL(`${pages.origin}/en/home`);
  });

  test('offers users of an identity provider a link by email to set a password', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-profile',
      accountServer({
        getMe: () => ({ ...aMe, hasPassword: false }),
        requestPasswordReset: () => ({ email: aMe.email }),
      }),
      user,
    );
    await page.getByRole('button', { name: 'Send me a link to set a password' }).click();
    await page.getByText('We’ve sent you a link').waitFor();
    expect(requestsTo('requestPasswordReset')[0]?.body).toMatchObject({ email: aMe.email, lang: 'en' });
  });
});
