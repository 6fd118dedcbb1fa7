import { type Box, boxesOf, emptyBox, type File, flagsOf, numberAt, versionOf } from './mp4Boxes.ts';

/** Cleans the content of a box that is kept. Throws a RangeError if the box is shorter than its fields. */
export type Leaf = (file: File, box: Box) => void;

/** Parts of a box's content, by their offsets. */
type Parts = readonly (readonly [from: number, to: number])[];

interface Fields {
  length: number;
  /** Times, reserved fields, vendors, names. */
  cleared: Parts;
}

const layout = (length: number, ...cleared: Parts): Fields => ({ length, cleared });

/** Keeps the fields of a box, except for the parts to clear, and clears what follows them. */
const keep =
  (fieldsOf: (file: File, box: Box) => Fields): Leaf =>
  (file, box) => {
    const { length, cleared } = fieldsOf(file, box);
    const { content, end } = box;
    if (content + length > end) throw new RangeError('A box without all of its fields');
    for (const [from, to] of cleared) file.bytes.fill(0, content + from, content + to);
    file.bytes.fill(0, content + length, end);
  };

const keepAll = (lengthOf: (file: File, box: Box) => number): Leaf =>
  keep((file, box) => layout(lengthOf(file, box)));

const fixed = (length: number, ...cleared: Parts): Leaf => keep(() => layout(length, ...cleared));

/** Fields whose times and durations have 32 bits in version 0 and 64 bits in version 1. */
const versioned = (short: Fields, long: Fields): Leaf =>
  keep((file, box) => (versionOf(file, box) === 1 ? long : short));

/** A table of entries of one size, whose number is at `at`. */
const table = (entry: number, at = 4): Leaf =>
  keepAll((file, box) => at + 4 + entry * numberAt(file, box, at));

const bitsOf = (flags: number): number => flags.toString(2).replaceAll('0', '').length;

/** Brands that readers look for; any other four letters could be part of a text. */
const brands =
  /^(isom|iso[2-9a-c]|mp4[12]|avc1|hvc1|hev1|av01|vp09|dash|cmf[c2fs]|M4[AV] |MSNV|f4v |3g[p2]\w|qt {2})$/;

const brand: Leaf = ({ bytes, work }, { content, end }) => {
  for (let at = content; at < end; at += 4) {
    work.take(1);
    const isVersion = at === content + 4; // of the brand, which no reader needs
    if (isVersion || end - at < 4) bytes.fill(0, at, Math.min(at + 4, end));
    else if (!brands.test(bytes.toString('latin1', at, at + 4))) bytes.write('isom', at, 'latin1');
  }
};

/** References to media data elsewhere become references to this file. */
const references: Leaf = (file, box) => {
  for (const { start, content, end } of boxesOf(file, box.content + 8, box.end)) {
    if (end - content < 4) throw new RangeError('A reference without its flags');
    file.bytes.write('url ', start + 4, 'latin1');
    file.bytes.fill(0, content, end).writeUInt32BE(1, content);
  }
};

/** Configuration of a stream, which is kept as it is: it has tens of bytes, at most hundreds. */
const configuration: Leaf = (_, { content, end }) => {
  if (end - content > 1_024) throw new RangeError('A configuration that is too large to be one');
};

/** The colours by number; any other kind is a profile, which has texts. */
const colour: Leaf = (file, box) => {
  const type = file.bytes.toString('latin1', box.content, box.content + 4);
  if (type === 'nclx') return fixed(11)(file, box);
  return type === 'nclc' ? fixed(10)(file, box) : emptyBox(file, box);
};

/** Boxes of sample entries that are kept. */
const inSampleEntries: Readonly<Record<string, Leaf>> = {
  avcC: configuration,
  hvcC: configuration,
  vpcC: configuration,
  av1C: configuration,
  esds: configuration,
  dOps: configuration,
  dac3: configuration,
  dec3: configuration,
  colr: colour,
  pasp: fixed(8),
  clap: fixed(32),
  fiel: fixed(2),
  btrt: fixed(12),
  mdcv: fixed(24),
  clli: fixed(4),
};

/** Streams that browsers play, by the handler of their tracks. */
const codecs = {
  vide: new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'vp08', 'vp09', 'av01']),
  soun: new Set(['mp4a', 'Opus', 'ac-3', 'ec-3', '.mp3']),
} as const;

export const isShown = (handler: string): handler is keyof typeof codecs => Object.hasOwn(codecs, handler);

/** Whether browsers play all streams that a track's sample entries describe. */
export function isPlayable(file: File, descriptions: Box, handler: keyof typeof codecs): boolean {
  const entries = boxesOf(file, descriptions.content + 8, descriptions.end);
  return entries.length > 0 && entries.every(({ type }) => codecs[handler].has(type));
}

/** Fields of a sample entry, before its boxes. Those of sound have three versions, by QuickTime. */
function entryFields(file: File, entry: Box): Fields {
  if (codecs.vide.has(entry.type)) return layout(78, [0, 6], [8, 24], [36, 40], [42, 74]);
  const lengths: Record<number, number> = { 0: 28, 1: 44, 2: 64 };
  return layout(lengths[numberAt(file, entry, 8) >>> 16] ?? Infinity, [0, 6], [10, 16]);
}

const sampleEntries: Leaf = (file, box) => {
  for (const entry of boxesOf(file, box.content + 8, box.end)) {
    const fields = entryFields(file, entry);
    const from = entry.content + fields.length;
    keep(() => fields)(file, { ...entry, end: Math.min(from, entry.end) });
    const to = entry.end - from < 8 ? from : entry.end; // QuickTime ends the boxes with four zeros
    file.bytes.fill(0, to, entry.end);
    for (const child of boxesOf(file, from, to)) (inSampleEntries[child.type] ?? emptyBox)(file, child);
  }
};

/** The content of the boxes that are kept, by ISO/IEC 14496-12. */
export const leaves = {
  brand,
  fixed,
  references,
  sampleEntries,
  table,
  movieHeader: versioned(layout(100, [4, 12], [26, 36], [72, 96]), layout(112, [4, 20], [38, 48], [84, 108])),
  trackHeader: versioned(
    layout(84, [4, 12], [16, 20], [24, 32], [38, 40]),
    layout(96, [4, 20], [24, 28], [36, 44], [50, 52]),
  ),
  mediaHeader: versioned(layout(24, [4, 12], [22, 24]), layout(36, [4, 20], [34, 36])),
  /** The type of a track, without its name. */
  handler: fixed(12, [4, 8]),
  duration: versioned(layout(8), layout(12)),
  editList: keepAll((file, box) => 8 + (versionOf(file, box) === 1 ? 20 : 12) * numberAt(file, box, 4)),
  sampleSizes: keepAll((file, box) => 12 + (numberAt(file, box, 4) === 0 ? 4 * numberAt(file, box, 8) : 0)),
  segmentIndex: keepAll((file, box) => {
    const at = versionOf(file, box) === 1 ? 28 : 20;
    return at + 4 + 12 * (numberAt(file, box, at) & 0xffff);
  }),
  fragmentHeader: keepAll((file, box) => {
    const flags = flagsOf(file, box);
    return 8 + 8 * (flags & 1) + 4 * bitsOf(flags & 0x3a);
  }),
  run: keepAll((file, box) => {
    const flags = flagsOf(file, box);
    return 8 + 4 * bitsOf(flags & 0x5) + 4 * bitsOf(flags & 0xf00) * numberAt(file, box, 4);
  }),
  randomAccess: keepAll((file, box) => {
    const sizes = numberAt(file, box, 8);
    const numbers = 3 + (sizes & 3) + ((sizes >> 2) & 3) + ((sizes >> 4) & 3);
    return 16 + ((versionOf(file, box) === 1 ? 16 : 8) + numbers) * numberAt(file, box, 12);
  }),
} as const;
