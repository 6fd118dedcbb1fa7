import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

describe('a video', () => {
  const mp4 = Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(500, 1)]);
  const ebml = (type: string) =>
    Buffer.concat([
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
      Buffer.from([0x80 + type.length]),
      Buffer.from(type),
      Buffer.alloc(100, 2),
    ]);

  test.each([
    ['MP4', 'video/mp4', mp4, '.mp4'],
    ['WebM', 'video/webm', ebml('webm'), '.webm'],
    ['WebM declared as MP4', 'video/mp4', ebml('webm'), '.webm'],
  ])('in %s is published unchanged', async (_, type, bytes, ending) => {
    const { id, status, url } = await world.upload('video', type, bytes);

    expect({ status, url }).toEqual({ status: 'ready', url: `/media/videos/video-${id}${ending}` });
    expect((await world.shown(url)).equals(bytes)).toBe(true);
  });

  test.each([
    ['Matroska', ebml('matroska')],
    [
      'a HEIC picture',
      Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypheic'), Buffer.alloc(200)]),
    ],
    ['text', Buffer.from('hello '.repeat(50))],
    ['too short', Buffer.from('x')],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await world.upload('video', 'video/mp4', bytes)).toMatchObject({
      status: 'rejected',
      errorCode: 'UPLOAD_INVALID_TYPE',
    });
  });
});
