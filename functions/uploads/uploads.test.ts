import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAvatar } from '#functions/authors/changeAvatar.ts';
import { UploadID } from '#shared/ids.ts';
import { getUpload } from './getUpload.ts';
import { incomingKey } from './keys.ts';
import { picture, type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';
import { uploadSteps, uploads } from './upload.store.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

describe('an upload', () => {
  test('is visible to its owner only', async () => {
    const { id } = await world.upload('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const other = await world.person();

    expect(await world.callWith(getUpload, { UploadID: id }, { as: other })).toMatchObject({
      status: 404,
      code: 'UPLOAD_NOT_FOUND',
    });
    expect(await world.callWith(getUpload, { UploadID: 'unknown' }, { as: world.me })).toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    });
  });

  test('becomes the avatar if it is ready, of the right kind and the caller’s own', async () => {
    const { id = '', url } = await world.upload(
      'avatar',
      'image/png',
      await picture(300, 300).png().toBuffer(),
    );
    const cover = await world.upload('project', 'image/png', await picture(700, 400).png().toBuffer());
    const pending = (await world.ask('avatar', 'image/png')).data?.UploadID ?? '';
    const take = (UploadID: string, as = world.me) =>
      world.callWith(changeAvatar, { body: { avatar: { kind: 'upload', UploadID } } }, { as });

    expect(await take(pending)).toMatchObject({ status: 409, code: 'UPLOAD_NOT_READY' });
    expect(await take(cover['id'] ?? '')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await take(id, await world.person())).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await take(id)).data).toMatchObject({ avatar: { kind: 'picture', url } });
  });

  test('expires after fifteen days unless it is ready', async () => {
    const OwnerUserID = world.me;
    const pending = {
      UploadID: UploadID.parse('never-sent'),
      OwnerUserID,
      kind: 'avatar' as const,
      status: 'pending' as const,
      createdAt: world.clock.now(),
    };
    await world.table.write(uploadSteps.create(pending));
    expect(uploads.expires(pending)).toBe(Math.floor(Date.parse(world.clock.now()) / 1000) + 15 * 86_400);
    expect(uploads.expires({ ...pending, status: 'ready' })).toBeUndefined();
    expect(incomingKey(pending)).toBe(`incoming/avatar/${world.me}/never-sent`);
  });
});
