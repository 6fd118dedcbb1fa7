import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture, type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

describe('a picture', () => {
  test('for an avatar is rendered as two squares, and the raw file is deleted', async () => {
    const { id, url, thumbnailUrl, status } = await world.upload(
      'avatar',
      'image/png',
      await picture(900, 500).png().toBuffer(),
    );

    expect(status).toBe('ready');
    expect(url).toBe(`/media/img-users/custom-avatar-${id}.webp`);
    expect(await sharp(await world.shown(url)).metadata()).toMatchObject({
      format: 'webp',
      width: 384,
      height: 384,
    });
    expect(await sharp(await world.shown(thumbnailUrl)).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 96,
    });
    expect(await world.waitingFiles()).toBe(0);
  });

  test('for a project is rendered as a cover and a small card', async () => {
    const { url, thumbnailUrl } = await world.upload(
      'project',
      'image/jpeg',
      await picture(2400, 1500).jpeg({ quality: 80 }).toBuffer(),
    );
    const [cover, card] = [await world.shown(url), await world.shown(thumbnailUrl)];

    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect(card.length).toBeLessThan(60_000);
  });

  test('for a project keeps its proportions in the card, so that a focal point can crop it', async () => {
    const tall = await world.upload('project', 'image/png', await picture(900, 1350).png().toBuffer());
    expect(await sharp(await world.shown(tall.thumbnailUrl)).metadata()).toMatchObject({
      width: 640,
      height: 960,
    });
    const tower = await world.upload('project', 'image/png', await picture(700, 2800).png().toBuffer());
    expect(await sharp(await world.shown(tower.thumbnailUrl)).metadata()).toMatchObject({
      width: 640,
      height: 1280,
    });
  });

  test('smaller than a cover is not enlarged', async () => {
    const { url } = await world.upload('project', 'image/png', await picture(700, 400).png().toBuffer());
    expect(await sharp(await world.shown(url)).metadata()).toMatchObject({ width: 700, height: 400 });
  });

  test('is rotated upright and loses its metadata', async () => {
    const turned = await picture(800, 400)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Ada Byron', Copyright: 'secret place' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect(await world.upload('project', 'image/jpeg', turned)).toMatchObject({
      status: 'rejected',
      errorCode: 'UPLOAD_INVALID_DIMENSIONS',
      width: 400, // once upright
      height: 800,
    });

    const tall = await picture(1400, 700).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { url } = await world.upload('project', 'image/jpeg', tall);
    const bytes = await world.shown(url);
    const data = await sharp(bytes).metadata();
    expect(data).toMatchObject({ width: 700, height: 1400 });
    expect([data.exif, data.xmp, data.iptc, data.icc, data.orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('Ada Byron')).toBe(false);
  });

  test('keeps a transparent background', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { url } = await world.upload('avatar', 'image/png', clear);
    expect((await sharp(await world.shown(url)).stats()).isOpaque).toBe(false);
  });

  test.each([
    ['too small', 'UPLOAD_INVALID_DIMENSIONS', () => picture(127, 300).png().toBuffer()],
    ['too large', 'UPLOAD_INVALID_DIMENSIONS', () => picture(2049, 300).jpeg({ quality: 30 }).toBuffer()],
    ['of another type than declared', 'UPLOAD_INVALID_TYPE', () => picture(300, 300).gif().toBuffer()],
    [
      'text',
      'UPLOAD_INVALID_TYPE',
      async () => Buffer.from('<html><script>alert(1)</script></html>'.repeat(20)),
    ],
    [
      'an SVG with scripts',
      'UPLOAD_INVALID_TYPE',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script/></svg>'),
    ],
    ['AVIF', 'UPLOAD_INVALID_TYPE', () => picture(300, 300).avif().toBuffer()],
    [
      'truncated',
      'UPLOAD_PROCESSING_FAILED',
      async () => (await picture(900, 900).png().toBuffer()).subarray(0, 40_000),
    ],
    ['an animation', 'UPLOAD_INVALID_TYPE', animation],
    [
      'a decompression bomb',
      'UPLOAD_INVALID_DIMENSIONS',
      () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ] as const)('that is %s is refused and deleted', async (_, code, make) => {
    const before = await world.client.send(new ListObjectsV2Command({ Bucket: 'media' }));
    const { status, errorCode, url } = await world.upload('avatar', 'image/png', await make());
    const after = await world.client.send(new ListObjectsV2Command({ Bucket: 'media' }));

    expect({ status, errorCode, url }).toEqual({ status: 'rejected', errorCode: code, url: undefined });
    expect(after.KeyCount).toBe(before.KeyCount);
    expect(await world.waitingFiles()).toBe(0);
  });
});

async function animation(): Promise<Buffer> {
  const pages = Buffer.alloc(200 * 400 * 3, 90);
  pages.fill(200, 200 * 200 * 3);
  return await sharp(pages, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}
