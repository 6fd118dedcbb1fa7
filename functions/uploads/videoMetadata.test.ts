import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { box, fragmented, hdlr, movie, numbers } from './testing/movies.ts';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';
import { block, element, trackEntry, vorbisHeaders, webm } from './testing/webms.ts';

/** A published video file contains nothing of the uploaded one besides picture and sound. */
let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to ten videos a day
beforeEach(() => world.clock.add({ days: 1 }));

/** As short as the shortest field that could hide something. */
const mark = Buffer.from('Gr33');
const marks = (length: number) => Buffer.alloc(length, mark);

/** The file with the mark in the content of its first box of this type. */
function within(bytes: Buffer, type: string, offset: number): Buffer {
  const marked = Buffer.from(bytes);
  mark.copy(marked, marked.indexOf(type) + 4 + offset);
  return marked;
}

const position = box('udta', box('©xyz', Buffer.from([0, 18, 0x15, 0xc7]), mark));
const hidden = box('uuid', Buffer.alloc(16, 7), mark);
const unknown = box('camm', mark);
const longHidden = Buffer.concat([numbers(1), Buffer.from('uuid'), numbers(0, 20), mark]);
const profile = box('colr', Buffer.from('prof'), mark);
const longTrack = Buffer.concat([numbers(0, 1, 99, 99), mark]);
const inMovies: [place: string, bytes: Buffer][] = [
  ['user data of the movie', movie({ ofMovie: [position] })],
  ['user data of a track', movie({ ofTrack: [position] })],
  ['keys of the movie', movie({ ofMovie: [box('meta', hdlr('mdta'), box('ilst', mark))] })],
  ['metadata of the file', movie({ ofFile: [box('meta', Buffer.alloc(4), mark)] })],
  ['a uuid box of the file', movie({ ofFile: [hidden] })],
  ['a uuid box of the tables', movie({ ofTable: [hidden] })],
  ['a 64-bit box', movie({ ofFile: [longHidden] })],
  ['an unknown box of the file', movie({ ofFile: [unknown] })],
  ['an unknown box of the movie', movie({ ofMovie: [unknown] })],
  ['an unknown box of a track', movie({ ofTrack: [unknown] })],
  ['an unknown box of the media', movie({ ofMedia: [unknown] })],
  ['an unknown box of a sample entry', movie({ ofEntry: [unknown] })],
  ['a page in a box of its own', movie({ ofFile: [box('html', mark)] })],
  ['free space', movie({ ofFile: [box('free', mark), box('skip', mark), box('wide', mark)] })],
  ['events for players', movie({ ofFile: [box('emsg', mark)] })],
  ['a colour profile', movie({ ofEntry: [profile] })],
  ['the end of a known box', movie({ ofEntry: [box('pasp', numbers(1, 1), mark)] })],
  ['the end of a table', movie({ ofTable: [box('stss', numbers(0, 1, 1), mark)] })],
  ['a second table of times', movie({ ofTable: [box('stts', longTrack)] })],
  ['groups of samples', movie({ ofTable: [box('sgpd', numbers(0), mark)] })],
  ['the name of a language', movie({ ofMedia: [box('elng', numbers(0), mark)] })],
  ['a second type of a track', movie({ ofMedia: [box('hdlr', numbers(0, 0), marks(16))] })],
  ['media data that is no sample', movie({ unused: mark })],
  ['a track of positions', movie({ positions: mark })],
  ['a track of texts', movie({ positions: mark, positionsHandler: 'text' })],
  ['a track of subtitles', movie({ positions: mark, positionsHandler: 'sbtl' })],
  ['a track of an unknown codec', movie({ positions: mark, positionsHandler: 'vide' })],
  ['the creation time of the movie', within(movie(), 'mvhd', 4)],
  ['the change time of the movie', within(movie(), 'mvhd', 8)],
  ['reserved fields of the movie', within(movie(), 'mvhd', 72)],
  ['the creation time of a track', within(movie(), 'tkhd', 4)],
  ['reserved fields of a track', within(movie(), 'tkhd', 24)],
  ['the creation time of the media', within(movie(), 'mdhd', 4)],
  ['the name of a handler', within(movie(), 'hdlr', 20)],
  ['the name of a compressor', within(movie(), 'avc1', 8 + 8 + 46)],
  ['the vendor of the sound', within(movie(), 'mp4a', 12)],
  ['the address of media elsewhere', movie({ reference: box('url ', numbers(0), mark) })],
  ['a brand', within(movie(), 'ftyp', 8)],
  ['the version of the brand', within(movie(), 'ftyp', 4)],
  ['an unknown box of a fragment', fragmented({ ofFragment: [unknown] })],
  ['a fragment of a track of positions', fragmented({ positions: mark })],
];

const inWebms: [place: string, bytes: Buffer][] = [
  ['tags', webm({ further: [element(0x1254c367, mark)] })],
  ['an attachment', webm({ further: [element(0x1941a469, mark)] })],
  ['chapters', webm({ further: [element(0x1043a770, mark)] })],
  ['tags behind a live recording', webm({ isLive: true, further: [element(0x1254c367, mark)] })],
  ['an unknown element of the segment', webm({ further: [element(0x4abc, mark)] })],
  ['a void of the segment', webm({ further: [element(0xec, mark)] })],
  ['an extension of the header', webm({ ofHeader: [element(0x4281, mark)] })],
  ['the title', webm({ ofInfo: [element(0x7ba9, mark)] })],
  ['the date', webm({ ofInfo: [element(0x4461, marks(8))] })],
  ['the name of the file', webm({ ofInfo: [element(0x7384, mark)] })],
  ['the writing program', webm({ ofInfo: [element(0x5741, mark)] })],
  ['the multiplexing program', webm({ ofInfo: [element(0x4d80, mark)] })],
  ['a number that is none', webm({ ofInfo: [element(0x4489, marks(12))] })],
  ['the name of a track', webm({ ofTrack: [element(0x536e, mark)] })],
  ['the language of a track', webm({ ofTrack: [element(0x22b59c, mark)] })],
  ['the name of a codec', webm({ ofTrack: [element(0x258688, mark)] })],
  ['an unknown element of the picture', webm({ ofTrack: [element(0xe0, element(0x4abc, mark))] })],
  ['a void of the tracks', webm({ ofTracks: [element(0xec, mark)] })],
  [
    'a track of texts',
    webm({ ofTracks: [trackEntry({ number: 3, codec: 'D_WEBVTT' })], ofCluster: [block(3, 'Gr33')] }),
  ],
  ['a block of no track', webm({ ofCluster: [block(9, 'Gr33')] })],
  [
    'the comments of the sound',
    webm({
      ofTracks: [trackEntry({ number: 3, codec: 'A_VORBIS', more: [element(0x63a2, vorbisHeaders(mark))] })],
    }),
  ],
  ['a void of a cluster', webm({ ofCluster: [element(0xec, mark)] })],
  ['a void of a live cluster', webm({ isLive: true, ofCluster: [element(0xec, mark)] })],
  ['a checksum of a cluster', webm({ ofCluster: [element(0xbf, mark)] })],
  ['an unknown element of a cluster', webm({ ofCluster: [element(0x5854, mark)] })],
  ['additions to a block', webm({ ofCluster: [element(0xa0, element(0x75a1, mark))] })],
  ['an unknown element of the cues', webm({ further: [element(0x1c53bb6b, element(0xdb, mark))] })],
];

async function keep(bytes: Buffer): Promise<Buffer> {
  const { url, errorCode } = await world.upload('video', 'video/mp4', bytes);
  if (!url) throw new Error(`Refused: ${errorCode}`);
  return await world.held(url);
}

describe.each([
  ['an MP4 file', inMovies],
  ['a WebM file', inWebms],
])('%s', (_, places) => {
  test.each(places)(
    'loses what is hidden in %s, and keeps its length, picture and sound',
    async (_, bytes) => {
      expect(bytes.includes(mark)).toBe(true);
      const shown = await keep(Buffer.from(bytes));

      expect(shown.includes(mark)).toBe(false);
      expect(shown).toHaveLength(bytes.length);
      for (const part of ['the picture', ...(bytes.includes('and the sound') ? ['and the sound of it'] : [])])
        expect(shown.indexOf(part)).toBe(bytes.indexOf(part));
      expect(shown.indexOf('the picture')).toBeGreaterThan(0);
      expect(await keep(shown)).toEqual(shown);
    },
  );
});

test('many places are tried', () => {
  expect(inMovies.length + inWebms.length).toBeGreaterThan(60);
});
