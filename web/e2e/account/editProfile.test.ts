import { describe, expect, test } from 'vitest';
import { callsOf, me, openAccount } from './openAccount.ts';

const { origin, visit } = openAccount();

describe('Edit profile', () => {
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  const presigned = {
    UploadID: 'u1',
    url: '/storage',
    fields: { key: 'k' },
    expiresAt: '2026-11-20T10:00:00.000Z',
  };
  const upload = { UploadID: 'u1', kind: 'avatar', createdAt: '2026-11-20T10:00:00.000Z' };

  test('shows a drawn avatar in the editor exactly as other users see it', async () => {
    const choices = {
      gender: 'male',
      age: 'elder',
      skin: 6,
      hairColour: 6,
      hair: 'bald',
      eyes: 'almond',
      face: 'round',
      expression: 'smile',
      extra: 'glasses',
    };
    const { page } = await visit(
      '/en/edit-profile',
      { getMe: () => ({ data: { ...me, avatar: { kind: 'drawn', choices } } }) },
      { as: 'ines' },
    );
    const groundOf = (place: string) =>
      page.locator(`${place} .avatar-face > rect`).first().getAttribute('fill');
    expect(await groundOf('.face-big')).toBe(await groundOf('header'));
  });

  test('keeps the previous avatar when a picture is rejected', async () => {
    const { page, requests } = await visit(
      '/en/edit-profile#avatar',
      {
        presignUpload: () => ({ data: presigned }),
        getUpload: () => ({
          data: { ...upload, status: 'rejected', errorCode: 'UPLOAD_INVALID_DIMENSIONS' },
        }),
      },
      { as: 'ines' },
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);

    await page.getByText('The picture must be 128 to 2048 pixels wide and high.').waitFor();
    await page.getByRole('img', { name: 'Your current avatar' }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Use this picture' }).count(), { timeout: 5000 })
      .toBe(0);
    expect(callsOf(requests, 'changeAvatar')).toEqual([]);
  });

  test.each([
    [
      'a type that is not allowed',
      { ...file, mimeType: 'image/gif' },
      'Please use a JPG, PNG or WebP picture',
    ],
    ['a file that is too large', { ...file, buffer: Buffer.alloc(2_097_153) }, 'larger than 2 MB'],
  ])('rejects %s before sending anything', async (_, chosen, words) => {
    const { page, requests } = await visit('/en/edit-profile', {}, { as: 'ines' });
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(chosen);
    await page.getByText(words).waitFor();
    expect(callsOf(requests, 'presignUpload')).toEqual([]);
  });

  test('uses a picture as the avatar only after confirmation', async () => {
    const { page, requests } = await visit(
      '/en/edit-profile',
      {
        presignUpload: () => ({ data: presigned }),
        getUpload: () => ({ data: { ...upload, status: 'ready', url: '/favicon.svg' } }),
        changeAvatar: () => ({ data: me }),
      },
      { as: 'ines' },
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).waitFor();
    expect(callsOf(requests, 'changeAvatar')).toEqual([]);

    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your new avatar has been saved.').waitFor();
    expect(callsOf(requests, 'changeAvatar')[0]?.body).toMatchObject({
      avatar: { kind: 'upload', UploadID: 'u1' },
    });
  });

  test('sends only changed fields, and asks for confirmation before changes are lost', async () => {
    const { page, requests } = await visit(
      '/en/edit-profile',
      { updateMe: () => ({ data: { ...me, city: 'Cádiz' } }) },
      { as: 'ines' },
    );
    await page.getByLabel('Town or city').fill('Cádiz');
    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();

    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile has been saved.').waitFor();
    const body = callsOf(requests, 'updateMe')[0]?.body as Record<string, unknown>; // JSON of an object
    expect(Object.keys(body).sort()).toEqual(['city', 'country_code', 'language_code', 'origin']);
    expect(body['city']).toBe('Cádiz');

    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.waitForURL(`${origin()}/en`);
  });

  test('offers users of an identity provider a link by email to set a password', async () => {
    const { page, requests } = await visit(
      '/en/edit-profile',
      {
        getMe: () => ({ data: { ...me, hasPassword: false } }),
        requestPasswordReset: () => ({ data: { email: me.email } }),
      },
      { as: 'ines' },
    );
    await page.getByRole('button', { name: 'Send me a link to set a password' }).click();
    await page.getByText('We’ve sent you a link').waitFor();
    expect(callsOf(requests, 'requestPasswordReset')[0]?.body).toMatchObject({ email: me.email, lang: 'en' });
  });
});
