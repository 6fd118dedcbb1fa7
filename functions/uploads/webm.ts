import { type Element, elementAt, elementsOf, type File, makeVoid, numberAt } from './webmElements.ts';
import type { Work } from './work.ts';

/**
 * Parts of an element to keep: its child elements, or all of its content if the check passes. A check may also clear
 * content.
 */
interface Kept {
  readonly [id: number]: Kept | ((file: File, element: Element) => boolean);
}

/** Numbers have at most eight bytes. */
const number = (_: File, { content, end }: Element): boolean => end - content <= 8;
/** Texts that must be there, but may be empty. */
const emptied = ({ bytes }: File, { content, end }: Element): boolean => {
  bytes.fill(0, content, end);
  return true;
};
const media = (): boolean => true;
const numbers = (...all: number[]): Kept => Object.fromEntries(all.map(id => [id, number]));

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  codec: 0x86,
  configuration: 0x63a2,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
} as const;

/** Elements that only a segment contains: they end a cluster that was written without its size. */
const { seekHead, info, tracks, cues, tags, attachments, chapters, cluster } = ids;
const levelOne: ReadonlySet<number> = new Set<number>([
  seekHead,
  info,
  tracks,
  cues,
  tags,
  attachments,
  chapters,
  cluster,
]);

/** Elements that playing a file needs, by RFC 9559. */
const ofHeader: Kept = { ...numbers(0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4287, 0x4285), [ids.docType]: media };
const ofSegment: Kept = {
  [seekHead]: { 0x4dbb: numbers(0x53ab, 0x53ac) },
  [info]: { ...numbers(0x2ad7b1, 0x4489), 0x4d80: emptied, 0x5741: emptied },
  [cues]: { 0xbb: { 0xb3: number, 0xb7: numbers(0xf7, 0xf1, 0xf0, 0xb2, 0x5378) } },
};
const ofTrack: Kept = {
  ...numbers(ids.trackNumber, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x23e383, 0x56aa, 0x56bb),
  [ids.codec]: media,
  [ids.configuration]: media,
  // picture
  0xe0: {
    ...numbers(0x9a, 0x9d, 0x53b8, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2),
    0x55b0: {
      ...numbers(0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba),
      ...numbers(0x55bb, 0x55bc, 0x55bd),
      0x55d0: numbers(0x55d1, 0x55d2, 0x55d3, 0x55d4, 0x55d5, 0x55d6, 0x55d7, 0x55d8, 0x55d9, 0x55da),
    },
  },
  // sound
  0xe1: numbers(0xb5, 0x78b5, 0x9f, 0x6264),
};
const ofCluster = (isKept: (file: File, block: Element) => boolean): Kept => ({
  ...numbers(0xe7, 0xa7, 0xab),
  [ids.simpleBlock]: isKept,
  [ids.group]: { ...numbers(0x9b, 0xfb, 0x75a2), [ids.block]: isKept },
});

/** The codecs of WebM, and whether their configuration is one. */
const codecs: Readonly<Record<string, (file: File, configuration: Element) => boolean>> = {
  V_VP8: isShort,
  V_VP9: isShort,
  V_AV1: isShort,
  A_OPUS: isShort,
  A_VORBIS: clearComments,
};

/**
 * Keeps what playing a WebM file needs and clears everything else in place: other elements become void, so that no offset in the
 * file changes, and so do blocks of tracks that are neither picture nor sound. Returns false if the file is not made of a
 * segment's elements from beginning to end, or takes too many steps to read.
 */
export function cleanWebm(bytes: Buffer, work: Work): boolean {
  const file = { bytes, work };
  try {
    const header = elementAt(file, 0, bytes.length);
    const segment = elementAt(file, header.end, bytes.length);
    if (header.id !== ids.header || segment.id !== ids.segment || segment.end !== bytes.length) return false;
    const headerElements = elementsOf(file, header.content, header.end);
    if (!headerElements.some(one => one.id === ids.docType && textOf(file, one) === 'webm')) return false;
    cleanAll(file, headerElements, ofHeader);
    return cleanSegment(file, segment);
  } catch (error) {
    if (error instanceof RangeError) return false; // an element reaches beyond its container
    throw error;
  }
}

function cleanSegment(file: File, segment: Element): boolean {
  let shown: ReadonlySet<number> | undefined;
  let hasMedia = false;
  for (let at = segment.content; at < segment.end; ) {
    const element = elementAt(file, at, segment.end);
    if (element.id === cluster) {
      if (!shown) return false; // WebM has the tracks before the media
      at = cleanCluster(file, element, shown);
      hasMedia = true;
      continue;
    }
    if (element.isOpen) return false;
    if (element.id === tracks) {
      if (shown) return false;
      shown = cleanTracks(file, element);
    } else clean(file, element, ofSegment);
    at = element.end;
  }
  return hasMedia;
}

/** Cleans a cluster. Returns the offset behind it: of one without a size, where the next element of the segment is. */
function cleanCluster(file: File, { content, end, isOpen }: Element, shown: ReadonlySet<number>): number {
  const rules = ofCluster(
    ({ bytes }, block) => block.content < block.end && shown.has(numberAt(bytes, block.content).value ?? -1),
  );
  let at = content;
  while (at < end) {
    const child = elementAt(file, at, end);
    if (isOpen && levelOne.has(child.id)) return at;
    clean(file, child, rules);
    at = child.end;
  }
  return at;
}

/** Cleans the descriptions of the tracks. Returns the numbers of those that are kept; throws a RangeError without a picture. */
function cleanTracks(file: File, element: Element): ReadonlySet<number> {
  const shown = new Set<number>();
  let hasPicture = false;
  for (const track of elementsOf(file, element.content, element.end)) {
    const parts = track.id === ids.track ? elementsOf(file, track.content, track.end) : [];
    const partOf = (id: number) => parts.find(part => part.id === id);
    const codec = textOf(file, partOf(ids.codec));
    const number = integerOf(file, partOf(ids.trackNumber));
    const configuration = Object.hasOwn(codecs, codec) ? codecs[codec] : undefined;
    if (!configuration || number === undefined) {
      makeVoid(file, track);
      continue;
    }
    cleanAll(file, parts, { ...ofTrack, [ids.configuration]: configuration });
    shown.add(number);
    hasPicture ||= codec.startsWith('V_');
  }
  if (!hasPicture) throw new RangeError('A video without a picture');
  return shown;
}

function cleanAll(file: File, elements: readonly Element[], rules: Kept): void {
  for (const element of elements) clean(file, element, rules);
}

function clean(file: File, element: Element, rules: Kept): void {
  const rule = rules[element.id];
  if (!rule || (typeof rule === 'function' && !rule(file, element))) return makeVoid(file, element);
  if (typeof rule === 'object') cleanAll(file, elementsOf(file, element.content, element.end), rule);
}

const textOf = ({ bytes }: File, element: Element | undefined): string =>
  element ? bytes.toString('latin1', element.content, Math.min(element.end, element.content + 32)) : '';

function integerOf({ bytes }: File, element: Element | undefined): number | undefined {
  const length = element ? element.end - element.content : 0;
  return element && length > 0 && length <= 6 ? bytes.readUIntBE(element.content, length) : undefined;
}

/** A configuration without texts, which is kept as it is. */
function isShort(_: File, { content, end }: Element): boolean {
  return end - content <= 1_024;
}

/** Clears the comments that a configuration of Vorbis contains (RFC 9559, section 12; Vorbis I, section 5). */
function clearComments({ bytes, work }: File, { content, end }: Element): boolean {
  let at = content + 1;
  const lengths = [0, 0].map(() => {
    let length = 0;
    for (let byte = 0xff; byte === 0xff; length += byte) {
      work.take(1);
      byte = bytes.readUInt8(at++);
    }
    return length;
  });
  const from = at + (lengths[0] ?? 0);
  const to = from + (lengths[1] ?? 0);
  if (to > end || bytes.readUInt8(content) !== 2) throw new RangeError('A configuration that is none');

  const clear = (start: number): number => {
    const next = start + 4 + bytes.readUInt32LE(start);
    if (next > to) throw new RangeError('A comment outside of its header');
    bytes.fill(0, start + 4, next);
    return next;
  };
  let next = clear(from + 7); // behind the type of the header and the name of the codec
  const count = bytes.readUInt32LE(next);
  work.take(count);
  next += 4;
  for (let comment = 0; comment < count; comment++) next = clear(next);
  bytes.fill(0, next + 1, to); // behind the bit that ends the header
  return true;
}
