/** Ids of EBML elements (RFC 8794, RFC 9559). */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  cues: 0x1c53bb6b,
  seekHead: 0x114d9b74,
  void: 0xec,
  crc: 0xbf,
  title: 0x7ba9,
  date: 0x4461,
} as const;

const { info, tracks, cluster, tags, attachments, chapters, cues, seekHead, crc, title, date } = ids;
const levelOne: ReadonlySet<number> = new Set<number>([
  info,
  tracks,
  cluster,
  tags,
  attachments,
  chapters,
  cues,
  seekHead,
  ids.void,
  crc,
]);
/** Elements with what nobody watches, and free space, in which anything may hide. */
const removed: ReadonlySet<number> = new Set<number>([tags, attachments, chapters, title, date, ids.void]);

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
  /** Written without its size, as live recordings are. */
  isOpen: boolean;
}

/**
 * Removes tags, attachments, chapters, the title and the date from a WebM file in place: they become void, so that no
 * offset in the file changes. Returns false if it is not made of a segment's elements from beginning to end.
 */
export function cleanWebm(bytes: Buffer): boolean {
  try {
    const header = elementAt(bytes, 0, bytes.length);
    const segment = elementAt(bytes, header.end, bytes.length);
    if (header.id !== ids.header || segment.id !== ids.segment || segment.end !== bytes.length) return false;

    const found = new Set<number>();
    for (let at = segment.content; at < segment.end; ) {
      const element = elementAt(bytes, at, segment.end);
      if (!levelOne.has(element.id)) return false;
      found.add(element.id);
      if (element.isOpen && element.id !== ids.cluster) return false;
      at = element.isOpen ? endOfCluster(bytes, element) : element.end;
      cleanElement(bytes, element);
    }
    return found.has(ids.tracks) && found.has(ids.cluster);
  } catch (error) {
    if (error instanceof RangeError) return false; // an element reaches beyond its container
    throw error;
  }
}

function cleanElement(bytes: Buffer, element: Element): void {
  if (removed.has(element.id)) makeVoid(bytes, element);
  if (element.id !== ids.info) return;
  for (let at = element.content; at < element.end; ) {
    const child = elementAt(bytes, at, element.end);
    if (removed.has(child.id)) makeVoid(bytes, child);
    at = child.end;
  }
}

/** The end of a cluster without a size: the next element that only a segment contains. */
function endOfCluster(bytes: Buffer, { content, end }: Element): number {
  let at = content;
  while (at < end) {
    const child = elementAt(bytes, at, end);
    if (levelOne.has(child.id) && child.id !== ids.void && child.id !== ids.crc) return at;
    at = child.end;
  }
  return at;
}

/** The element at an offset. Throws a RangeError if it is none, or does not fit before `to`. */
function elementAt(bytes: Buffer, start: number, to: number): Element {
  const idLength = lengthOf(bytes.readUInt8(start), 4);
  const id = bytes.readUIntBE(start, idLength);
  const first = bytes.readUInt8(start + idLength);
  const sizeLength = lengthOf(first, 8);
  const content = start + idLength + sizeLength;
  let size = first & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (let at = content - sizeLength + 1; at < content; at++) {
    const next = bytes.readUInt8(at);
    isOpen &&= next === 0xff;
    size = size * 256 + next;
  }
  const end = isOpen ? to : content + size;
  if (content > to || end > to) throw new RangeError('An element does not fit into its container');
  return { id, start, content, end, isOpen };
}

/** Length of a variable number by its first byte. */
function lengthOf(first: number, max: number): number {
  const length = Math.clz32(first) - 23;
  if (length > max) throw new RangeError('No element begins here');
  return length;
}

function makeVoid(bytes: Buffer, { start, end }: Element): void {
  const total = end - start;
  bytes.fill(0, start, end);
  bytes.writeUInt8(ids.void, start);
  if (total < 9) {
    bytes.writeUInt8(0x80 | (total - 2), start + 1);
    return;
  }
  bytes.writeUInt8(0x01, start + 1); // a size of eight bytes
  bytes.writeUIntBE(total - 9, start + 3, 6);
}
