import {
  type Box,
  boxesOf,
  childrenOf,
  emptyBox,
  type File,
  numberAt,
  partsOf,
  versionOf,
} from './mp4Boxes.ts';
import { isPlayable, isShown, type Leaf, leaves } from './mp4Leaves.ts';
import { clearUnused, type Track, trackOfFragment } from './mp4Samples.ts';
import type { Work } from './work.ts';

/** Boxes that are needed to play a movie: containers by their boxes, others by the part of their content that is kept. */
interface Kept {
  readonly [type: string]: Leaf | Kept;
}

const { brand, fixed, table } = leaves;
const media: Leaf = () => undefined; // cleared by samples

const kept: Kept = {
  ftyp: brand,
  styp: brand,
  sidx: leaves.segmentIndex,
  mdat: media,
  moov: {
    mvhd: leaves.movieHeader,
    mvex: { mehd: leaves.duration, trex: fixed(24) },
    trak: {
      tkhd: leaves.trackHeader,
      edts: { elst: leaves.editList },
      mdia: {
        mdhd: leaves.mediaHeader,
        hdlr: leaves.handler,
        minf: {
          vmhd: fixed(12),
          smhd: fixed(8, [6, 8]),
          dinf: { dref: leaves.references },
          stbl: {
            stsd: leaves.sampleEntries,
            stsz: leaves.sampleSizes,
            stsc: table(12),
            stco: table(4),
            co64: table(8),
            stts: table(8),
            ctts: table(8),
            stss: table(4),
          },
        },
      },
    },
  },
  moof: {
    mfhd: fixed(8),
    traf: { tfhd: leaves.fragmentHeader, tfdt: leaves.duration, trun: leaves.run },
  },
  mfra: { tfra: leaves.randomAccess, mfro: fixed(8) },
};

/**
 * Keeps what playing an MP4 file needs and clears everything else in place, so that no offset in it changes: boxes that are not
 * listed become free space, tracks other than picture and sound too, and so does media data that none of the kept tracks has.
 * Returns false if the file is not made of boxes with a movie from beginning to end, or takes too many steps to read.
 */
export function cleanMp4(bytes: Buffer, work: Work): boolean {
  const file = { bytes, work };
  try {
    const boxes = boxesOf(file, 0, bytes.length);
    const [moov, ...others] = boxes.filter(({ type }) => type === 'moov');
    const hasMedia = boxes.some(({ type }) => type === 'mdat');
    if (boxes[0]?.type !== 'ftyp' || !moov || others.length > 0 || !hasMedia) return false;

    const tracks = tracksOf(file, moov);
    if (!tracks.some(({ handler }) => handler === 'vide')) return false;
    clearUnused(file, boxes, { moov, tracks });
    cleanBoxes(file, boxes, kept, tracks);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false; // a box or a table reaches beyond its container
    throw error;
  }
}

/** A kept track with the offset of its box. */
interface ShownTrack extends Track {
  start: number;
  handler: string;
}

/** The tracks of picture and sound that browsers play. */
const tracksOf = (file: File, moov: Box): ShownTrack[] =>
  childrenOf(file, moov).flatMap(box => (box.type === 'trak' ? trackOf(file, box) : []));

function trackOf(file: File, track: Box): ShownTrack | [] {
  const parts = partsOf(file, track);
  const mdia = parts.get('mdia');
  const inMedia = mdia && partsOf(file, mdia);
  const minf = inMedia?.get('minf');
  const stbl = minf && partsOf(file, minf).get('stbl');
  const inTable = stbl && partsOf(file, stbl);
  const [header, hdlr, stsd] = [parts.get('tkhd'), inMedia?.get('hdlr'), inTable?.get('stsd')];
  if (!header || !hdlr || !inTable || !stsd) return [];

  const handler = file.bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12);
  if (!isShown(handler) || !isPlayable(file, stsd, handler)) return [];
  const id = numberAt(file, header, versionOf(file, header) === 1 ? 20 : 12);
  return { id, tables: inTable, start: track.start, handler };
}

/** Boxes of which a container may have several; of all others readers take the first. */
const repeated: ReadonlySet<string> = new Set('styp sidx mdat moof trak trex traf trun tfra'.split(' '));

function cleanBoxes(file: File, boxes: readonly Box[], rules: Kept, tracks: readonly ShownTrack[]): void {
  const found = new Set<string>();
  for (const box of boxes) {
    const rule = Object.hasOwn(rules, box.type) ? rules[box.type] : undefined;
    const isFurther = found.has(box.type) && !repeated.has(box.type);
    found.add(box.type);
    if (!rule || isFurther || isOfHiddenTrack(file, box, tracks)) emptyBox(file, box);
    else if (typeof rule === 'function') rule(file, box);
    else cleanBoxes(file, childrenOf(file, box), rule, tracks);
  }
}

function isOfHiddenTrack(file: File, box: Box, tracks: readonly ShownTrack[]): boolean {
  const hasNone = (id: number) => !tracks.some(track => track.id === id);
  if (box.type === 'trak') return !tracks.some(({ start }) => start === box.start);
  if (box.type === 'trex' || box.type === 'tfra') return hasNone(numberAt(file, box, 4));
  return box.type === 'traf' && hasNone(trackOfFragment(file, childrenOf(file, box)));
}
