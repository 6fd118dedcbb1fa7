import { type Box, childrenOf, type File, flagsOf, longAt, numberAt } from './mp4Boxes.ts';

/** Positions of samples in the file: pairs of the first byte and the one after the last. */
type Ranges = [start: number, end: number][];

function add(ranges: Ranges, start: number, end: number): void {
  const last = ranges.at(-1);
  if (last?.[1] === start) last[1] = end;
  else if (end > start) ranges.push([start, end]);
}

/** A track that is kept. */
export interface Track {
  id: number;
  /** The tables of its samples, by their types. */
  tables: ReadonlyMap<string, Box>;
}

/** The samples of a track's table, in as many steps as the table has entries. */
function addChunks(file: File, { tables }: Track, ranges: Ranges): void {
  const [sizes, groups, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map(type => tables.get(type));
  const chunks = short ?? long;
  if (!sizes || !groups || !chunks) throw new RangeError('A track without tables of its samples');

  const nextSize = sizesOf(file, sizes);
  const samplesOf = groupsOf(file, groups);
  const count = numberAt(file, chunks, 4);
  for (let chunk = 0; chunk < count; chunk++) {
    file.work.take(1);
    const start = short ? numberAt(file, chunks, 8 + 4 * chunk) : longAt(file, chunks, 8 + 8 * chunk);
    add(ranges, start, start + nextSize(samplesOf(chunk + 1)));
  }
}

/** The size of the next samples, as many as are asked for. */
function sizesOf(file: File, box: Box): (samples: number) => number {
  const common = numberAt(file, box, 4);
  const count = numberAt(file, box, 8);
  let sample = 0;
  return samples => {
    if (sample + samples > count) throw new RangeError('More samples than the table has');
    const from = sample;
    sample += samples;
    if (common > 0) return common * samples;

    file.work.take(samples);
    let size = 0;
    for (let at = from; at < sample; at++) size += numberAt(file, box, 12 + 4 * at);
    return size;
  };
}

/** The number of samples of a chunk; to be asked for one chunk after the other, the first of which is 1. */
function groupsOf(file: File, box: Box): (chunk: number) => number {
  const count = numberAt(file, box, 4);
  let entry = 0;
  return chunk => {
    while (entry + 1 < count && numberAt(file, box, 8 + 12 * (entry + 1)) <= chunk) {
      file.work.take(1);
      entry++;
    }
    return numberAt(file, box, 12 + 12 * entry);
  };
}

/** The samples of a movie fragment; `sizes` are the default ones of each track. */
function addFragment(file: File, moof: Box, sizes: ReadonlyMap<number, number>, ranges: Ranges): void {
  let end = moof.start;
  for (const traf of childrenOf(file, moof).filter(({ type }) => type === 'traf')) {
    const boxes = childrenOf(file, traf);
    const header = headerOf(boxes);
    const flags = flagsOf(file, header);
    const usual = sizes.get(trackOfFragment(file, boxes));
    const size = flags & 0x10 ? numberAt(file, header, sizeAt(flags)) : (usual ?? 0);
    const base = flags & 1 ? longAt(file, header, 8) : flags & 0x20000 ? moof.start : end;

    end = base;
    for (const run of boxes.filter(({ type }) => type === 'trun')) {
      const start = flagsOf(file, run) & 1 ? base + (numberAt(file, run, 8) | 0) : end; // signed
      end = start + runSize(file, run, size);
      if (usual !== undefined) add(ranges, start, end);
    }
  }
}

function headerOf(fragment: readonly Box[]): Box {
  const header = fragment.find(({ type }) => type === 'tfhd');
  if (!header) throw new RangeError('A fragment without its header');
  return header;
}

/** The track that a fragment, given by its boxes, belongs to. */
export const trackOfFragment = (file: File, fragment: readonly Box[]): number =>
  numberAt(file, headerOf(fragment), 4);

/** Position of the default size of a fragment's samples, behind the fields that its flags announce. */
const sizeAt = (flags: number): number => 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0) + (flags & 8 ? 4 : 0);

function runSize(file: File, run: Box, common: number): number {
  const flags = flagsOf(file, run);
  const count = numberAt(file, run, 4);
  if (!(flags & 0x200)) return common * count;

  file.work.take(count);
  const fields = [0x100, 0x200, 0x400, 0x800].filter(one => flags & one);
  const first = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0) + 4 * fields.indexOf(0x200);
  let size = 0;
  for (let at = 0; at < count; at++) size += numberAt(file, run, first + 4 * fields.length * at);
  return size;
}

/** Default sizes of the samples of kept tracks, by the track's id. */
function defaultSizes(file: File, moov: Box, tracks: readonly Track[]): Map<number, number> {
  const sizes = new Map(tracks.map(({ id }) => [id, 0]));
  for (const mvex of childrenOf(file, moov).filter(({ type }) => type === 'mvex'))
    for (const trex of childrenOf(file, mvex).filter(({ type }) => type === 'trex')) {
      const id = numberAt(file, trex, 4);
      if (sizes.has(id)) sizes.set(id, numberAt(file, trex, 16));
    }
  return sizes;
}

/**
 * Clears media data outside of the samples of kept tracks: samples of other tracks, and data that belongs to none. Throws a
 * RangeError if a sample is not within media data.
 */
export function clearUnused(
  file: File,
  boxes: readonly Box[],
  { moov, tracks }: { moov: Box; tracks: readonly Track[] },
): void {
  const ranges: Ranges = [];
  for (const track of tracks) addChunks(file, track, ranges);
  const sizes = defaultSizes(file, moov, tracks);
  for (const box of boxes) if (box.type === 'moof') addFragment(file, box, sizes, ranges);
  ranges.sort(([a], [b]) => a - b);

  let next = 0;
  for (const { content, end } of boxes.filter(({ type }) => type === 'mdat')) {
    let used = content;
    for (let range = ranges[next]; range && range[0] < end; range = ranges[++next]) {
      if (range[0] < content || range[1] > end) throw new RangeError('A sample outside of the media data');
      if (range[0] > used) file.bytes.fill(0, used, range[0]);
      used = Math.max(used, range[1]);
    }
    file.bytes.fill(0, used, end);
  }
  if (next < ranges.length) throw new RangeError('A sample outside of the media data');
}
