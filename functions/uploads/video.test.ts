import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';
import { box, element, hdlr, movie, webm } from './testing/videos.ts';
import { cleanVideo } from './video.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to ten videos a day
beforeEach(() => world.clock.add({ days: 1 }));

/** Uploads a video. Returns what is kept of it, or the reason why nothing is. */
async function keep(bytes: Buffer): Promise<Buffer | string | undefined> {
  const { url, errorCode } = await world.upload('video', 'video/mp4', bytes);
  return url ? await world.held(url) : errorCode;
}

describe('a video', () => {
  test.each([
    ['MP4', 'video/mp4', movie(), '.mp4'],
    ['WebM', 'video/webm', webm(), '.webm'],
    ['WebM declared as MP4', 'video/mp4', webm(), '.webm'],
    ['a live recording in WebM', 'video/webm', webm({ isLive: true }), '.webm'],
  ])('in %s without metadata is kept unchanged', async (_, type, bytes, ending) => {
    const { id, status, url } = await world.upload('video', type, bytes);

    expect({ status, url }).toEqual({ status: 'ready', url: `/media/videos/video-${id}${ending}` });
    expect((await world.held(url)).equals(bytes)).toBe(true);
  });

  const place = Buffer.from('+51.5074-000.1278/');
  const position = box('udta', box('©xyz', Buffer.from([0, 18, 0x15, 0xc7]), place));
  const hidden = box('uuid', Buffer.alloc(16, 7), place);
  test.each([
    ['of the movie', movie({ ofMovie: [position] })],
    ['of the movie, as a key', movie({ ofMovie: [box('meta', hdlr('mdta'), box('ilst', place))] })],
    ['of a track', movie({ ofTrack: [position] })],
    ['of the file', movie({ ofFile: [box('meta', Buffer.alloc(4), place), hidden] })],
    ['in free space', movie({ ofFile: [box('free', place), box('skip', place)] })],
    [
      'in a 64-bit box',
      movie({
        ofFile: [
          Buffer.concat([
            Buffer.from('00000001', 'hex'),
            Buffer.from('uuid'),
            Buffer.from('0000000000000022', 'hex'),
            place,
          ]),
        ],
      }),
    ],
    ['in a track of positions', movie({ positions: place })],
    ['in the tags of WebM', webm({ further: [element(0x1254c367, place)] })],
    ['in an attachment of WebM', webm({ further: [element(0x1941a469, place)] })],
    ['in the title of WebM', webm({ ofInfo: [element(0x7ba9, place)] })],
    ['behind a live recording', webm({ isLive: true, further: [element(0x1254c367, place)] })],
  ])('loses the position %s, and keeps its length, picture and sound', async (_, bytes) => {
    expect(bytes.includes(place)).toBe(true);
    const shown = await keep(Buffer.from(bytes));

    if (!Buffer.isBuffer(shown)) throw new Error(`Not kept: ${shown}`);
    expect(shown.includes(place)).toBe(false);
    expect(shown).toHaveLength(bytes.length);
    expect(shown.indexOf('the picture')).toBe(bytes.indexOf('the picture'));
    expect(shown.indexOf('the picture')).toBeGreaterThan(0);
    expect((await keep(shown)) as Buffer).toEqual(shown);
  });

  const ftyp = box('ftyp', Buffer.from('isom'), Buffer.alloc(60));
  const html = Buffer.from('<html><script>alert(document.domain)</script></html>'.repeat(4));
  const looped = movie();
  looped.writeUInt32BE(0, looped.indexOf('trak') - 4); // to the end of its container
  test.each([
    ['a page behind ftyp', Buffer.concat([ftyp, html])],
    ['a page in a box of its own', Buffer.concat([movie(), box('html', html)])],
    ['without a movie', Buffer.concat([ftyp, box('mdat', html)])],
    ['without media data', Buffer.concat([ftyp, box('moov', box('trak'))])],
    ['cut off', movie().subarray(0, -4)],
    ['longer than its boxes', Buffer.concat([movie(), Buffer.from('more')])],
    ['with two movies', Buffer.concat([movie(), box('moov')])],
    ['without a picture', movie({ handler: 'soun' })],
    ['with positions outside of its media', movie({ positions: place, positionsAt: 0 })],
    ['with a table beyond its box', movie({ positions: place, sampleCount: 0xffffffff })],
    ['with boxes that do not nest', looped],
    ['Matroska', webm({ type: 'matroska' })],
    ['WebM without media', webm({ isEmpty: true })],
    ['WebM with a page behind it', Buffer.concat([webm(), html])],
    [
      'a HEIC picture',
      Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypheic'), Buffer.alloc(200)]),
    ],
    ['text', Buffer.from('hello '.repeat(50))],
    ['too short', Buffer.from('x')],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await keep(bytes)).toBe('UPLOAD_INVALID_TYPE');
  });

  test('of any bytes behind a valid beginning is kept or refused, never an error', async () => {
    for (const bytes of [movie({ positions: place }), webm()])
      for (let at = 8; at < bytes.length; at += 3) {
        const broken = Buffer.from(bytes);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        expect(() => cleanVideo(broken)).not.toThrow();
      }
  });
});
