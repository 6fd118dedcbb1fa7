/**
 * Removes metadata from an MP4 file in place, so that no offset in it changes: user data, metadata and `uuid` boxes become
 * free space, and tracks that are neither picture, sound nor text (positions of an action camera) lose their samples.
 * Returns false if the file is not made of a movie's boxes from beginning to end.
 */
export function cleanMp4(bytes: Buffer): boolean {
  try {
    const file = boxesOf(bytes, 0, bytes.length);
    const kinds = file.map(({ type }) => type);
    if (kinds[0] !== 'ftyp' || kinds.some(type => !topLevel.has(type))) return false;
    if (kinds.filter(type => type === 'moov').length !== 1 || !kinds.includes('mdat')) return false;
    if (!hasPicture(bytes, file)) return false;
    clean(bytes, file);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false; // a box or a table reaches beyond its container
    throw error;
  }
}

interface Box {
  type: string;
  /** Offsets in the file: of the box, of its content, and after it. */
  start: number;
  content: number;
  end: number;
}

/** ISO/IEC 14496-12 and fragmented files (14496-12, 8.8, and 23009-1). */
const topLevel: ReadonlySet<string> = new Set(
  'ftyp styp pdin moov moof mdat mfra sidx ssix prft emsg free skip wide meta udta uuid'.split(' '),
);
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex']);
/** Boxes with what nobody watches, and free space, in which anything may hide. */
const removed: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'emsg', 'free', 'skip', 'wide']);
/** Handlers of tracks that are shown: video, sound, subtitles and captions. */
const shown: ReadonlySet<string> = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp']);

/** The boxes between two offsets. Throws a RangeError if they do not fill the space exactly. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const [size, header] = sizeOf(bytes, start, { from, to });
    const end = start + size;
    if (size < header || end > to) throw new RangeError('A box does not fit into its container');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, content: start + header, end });
    start = end;
  }
  return boxes;
}

/** Size of a box, and of its header: 32 bits, 64 bits, or, of the last one in the file, up to the end. */
function sizeOf(
  bytes: Buffer,
  start: number,
  { from, to }: { from: number; to: number },
): [size: number, header: number] {
  const size = bytes.readUInt32BE(start);
  if (size === 1) return [Number(bytes.readBigUInt64BE(start + 8)), 16];
  return [size === 0 && from === 0 ? to - start : size, 8];
}

const childrenOf = (bytes: Buffer, { content, end }: Box): Box[] => boxesOf(bytes, content, end);

function find(bytes: Buffer, box: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = box;
  for (const type of path) found = found && childrenOf(bytes, found).find(one => one.type === type);
  return found;
}

const tracksOf = (bytes: Buffer, file: readonly Box[]): Box[] =>
  file
    .filter(({ type }) => type === 'moov')
    .flatMap(moov => childrenOf(bytes, moov).filter(({ type }) => type === 'trak'));

function handlerOf(bytes: Buffer, track: Box): string {
  const hdlr = find(bytes, track, 'mdia', 'hdlr');
  return hdlr ? bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12) : '';
}

const hasPicture = (bytes: Buffer, file: readonly Box[]): boolean =>
  tracksOf(bytes, file).some(track => handlerOf(bytes, track) === 'vide');

function clean(bytes: Buffer, boxes: readonly Box[]): void {
  for (const track of tracksOf(bytes, boxes))
    if (!shown.has(handlerOf(bytes, track))) eraseSamples(bytes, track, boxes);
  for (const box of boxes) cleanBox(bytes, box);
}

function cleanBox(bytes: Buffer, box: Box): void {
  const isHidden = box.type === 'trak' && !shown.has(handlerOf(bytes, box));
  if (removed.has(box.type) || isHidden) {
    bytes.write('free', box.start + 4, 'latin1');
    bytes.fill(0, box.content, box.end);
  } else if (containers.has(box.type)) {
    for (const child of childrenOf(bytes, box)) cleanBox(bytes, child);
  }
}

/** Overwrites the samples of a track with zeros, where they lie within media data. */
function eraseSamples(bytes: Buffer, track: Box, file: readonly Box[]): void {
  const table = find(bytes, track, 'mdia', 'minf', 'stbl');
  const [sizes, groups, chunks32, chunks64] = ['stsz', 'stsc', 'stco', 'co64'].map(
    type => table && find(bytes, table, type),
  );
  const chunks = chunks32 ?? chunks64;
  if (!sizes || !groups || !chunks) throw new RangeError('A track without tables of its samples');

  const media = file.filter(({ type }) => type === 'mdat');
  const common = bytes.readUInt32BE(sizes.content + 4);
  const entries = bytes.readUInt32BE(groups.content + 4);
  let sample = 0;
  for (let chunk = 1, entry = 0; chunk <= bytes.readUInt32BE(chunks.content + 4); chunk++) {
    const first = (at: number) => bytes.readUInt32BE(groups.content + 8 + 12 * at);
    while (entry + 1 < entries && first(entry + 1) <= chunk) entry++;
    let at = chunks64
      ? Number(bytes.readBigUInt64BE(chunks.content + 8 * chunk))
      : bytes.readUInt32BE(chunks.content + 4 + 4 * chunk);
    for (let left = bytes.readUInt32BE(groups.content + 12 + 12 * entry); left > 0; left--, sample++) {
      const size = common || bytes.readUInt32BE(sizes.content + 12 + 4 * sample);
      if (!media.some(({ content, end }) => at >= content && at + size <= end))
        throw new RangeError('A sample outside of the media data');
      bytes.fill(0, at, at + size);
      at += size;
    }
  }
}
