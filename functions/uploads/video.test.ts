import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { box, fragmented, movie, numbers, track } from './testing/movies.ts';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';
import { webm } from './testing/webms.ts';
import { cleanVideo } from './video.ts';
import { limitedWork } from './work.ts';

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
    ['MP4 in fragments', 'video/mp4', fragmented(), '.mp4'],
    ['WebM', 'video/webm', webm(), '.webm'],
    ['WebM declared as MP4', 'video/mp4', webm(), '.webm'],
    ['a live recording in WebM', 'video/webm', webm({ isLive: true }), '.webm'],
  ])('in %s without metadata is kept unchanged', async (_, type, bytes, ending) => {
    const { id, status, url } = await world.upload('video', type, bytes);

    expect({ status, url }).toEqual({ status: 'ready', url: `/media/videos/video-${id}${ending}` });
    expect((await world.held(url)).equals(bytes)).toBe(true);
  });

  const ftyp = box('ftyp', Buffer.from('isom'), Buffer.alloc(60));
  const html = Buffer.from('<html><script>alert(document.domain)</script></html>'.repeat(4));
  const looped = movie();
  looped.writeUInt32BE(0, looped.indexOf('trak') - 4); // to the end of its container
  test.each([
    ['a page behind ftyp', Buffer.concat([ftyp, html])],
    ['without a movie', Buffer.concat([ftyp, box('mdat', html)])],
    ['without media data', Buffer.concat([ftyp, box('moov', box('trak'))])],
    ['cut off', movie().subarray(0, -4)],
    ['longer than its boxes', Buffer.concat([movie(), Buffer.from('more')])],
    ['with two movies', Buffer.concat([movie(), box('moov')])],
    ['without a picture', movie({ handler: 'soun' })],
    ['with samples outside of its media', movie({ pictureAt: 0 })],
    ['with a table beyond its box', movie({ sampleCount: 0xffffffff })],
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
    for (const bytes of [movie({ positions: ftyp }), fragmented(), webm()])
      for (let at = 8; at < bytes.length; at += 3) {
        const broken = Buffer.from(bytes);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        expect(() => cleanVideo(broken)).not.toThrow();
      }
  });

  /** A picture whose every chunk has all samples: a table of chunks, and one of as many sizes, half of the file each. */
  function everyChunkHasAll(bytes: number): Buffer {
    const entries = bytes / 8;
    const ftyp = box('ftyp', Buffer.from('isom'), numbers(0), Buffer.from('isomavc1'));
    const mdat = box('mdat', Buffer.alloc(8));
    const chunks = Array<number>(entries).fill(ftyp.length + 8);
    const all = track({
      id: 1,
      handler: 'vide',
      codec: 'avc1',
      chunks,
      sizes: Array<number>(entries).fill(0),
    });
    return Buffer.concat([ftyp, mdat, box('moov', box('mvhd', Buffer.alloc(100)), all)]);
  }

  /** The same with samples of one size, so that the table of sizes says nothing against any number of them. */
  function everyChunkHasMany(bytes: number): Buffer {
    const file = everyChunkHasAll(bytes);
    const [sizes, groups] = [file.indexOf('stsz'), file.indexOf('stsc')];
    file.writeUInt32BE(1, sizes + 8);
    file.writeUInt32BE(0xffffffff, sizes + 12);
    file.writeUInt32BE(700_000, groups + 16);
    return file;
  }

  test.each([
    ['whose chunks have all samples', everyChunkHasAll(48_000)],
    ['whose chunks have hundreds of thousands of samples', everyChunkHasMany(48_000)],
    [
      'whose many tracks share one table',
      movie({ ofMovie: Array.from({ length: 400 }, () => box('trak', box('tkhd', Buffer.alloc(84)))) }),
    ],
    ['of thousands of empty boxes', movie({ ofFile: Array.from({ length: 6_000 }, () => box('free')) })],
    [
      'of boxes in boxes',
      movie({
        ofMovie: [Array.from({ length: 6_000 }).reduce<Buffer>(inner => box('trak', inner), box('free'))],
      }),
    ],
    ['of thousands of empty elements', webm({ ofCluster: Array(20_000).fill(Buffer.from([0xec, 0x80])) })],
  ])('of 48 kB %s takes fewer steps than it has bytes', (_, bytes) => {
    const work = limitedWork();
    cleanVideo(bytes, work);
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(work.steps).toBeLessThan(bytes.length);
  });

  test('that takes more steps than allowed is refused', () => {
    const bytes = () => movie({ ofFile: Array.from({ length: 1_000 }, () => box('free')) });
    expect(cleanVideo(bytes(), limitedWork(5_000))).toBeDefined();
    expect(cleanVideo(bytes(), limitedWork(500))).toBeUndefined();
    expect(cleanVideo(webm(), limitedWork(5))).toBeUndefined();
  });
});
