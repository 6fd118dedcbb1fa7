import type { Work } from './work.ts';

/** An MP4 file that is being read. */
export interface File {
  bytes: Buffer;
  work: Work;
}

export interface Box {
  type: string;
  /** Offsets in the file: of the box, of its content, and after it. */
  start: number;
  content: number;
  end: number;
}

/** The boxes between two offsets. Throws a RangeError if they do not fill the space exactly. */
export function boxesOf(file: File, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const box = boxAt(file, start, { from, to });
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

export const childrenOf = (file: File, { content, end }: Box): Box[] => boxesOf(file, content, end);

/** The boxes in a box by their types; the first of each, as readers take it. */
export function partsOf(file: File, box: Box): Map<string, Box> {
  const parts = new Map<string, Box>();
  for (const part of childrenOf(file, box)) if (!parts.has(part.type)) parts.set(part.type, part);
  return parts;
}

function boxAt({ bytes, work }: File, start: number, container: { from: number; to: number }): Box {
  work.take(1);
  const [size, header] = sizeOf(bytes, start, container);
  const end = start + size;
  if (size < header || end > container.to) throw new RangeError('A box does not fit into its container');
  return { type: bytes.toString('latin1', start + 4, start + 8), start, content: start + header, end };
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

/** A 32-bit number in the content of a box. Throws a RangeError if it is not within the box. */
export function numberAt({ bytes }: File, { content, end }: Box, offset: number): number {
  if (content + offset + 4 > end) throw new RangeError('A field outside of its box');
  return bytes.readUInt32BE(content + offset);
}

/** A 64-bit number, likewise. */
export const longAt = (file: File, box: Box, offset: number): number =>
  numberAt(file, box, offset) * 2 ** 32 + numberAt(file, box, offset + 4);

/** Version of a full box, and its flags. */
export const versionOf = (file: File, box: Box): number => numberAt(file, box, 0) >>> 24;
export const flagsOf = (file: File, box: Box): number => numberAt(file, box, 0) & 0xffffff;

/** Turns a box into free space without content. */
export function emptyBox({ bytes }: File, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
