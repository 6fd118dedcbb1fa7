import type { Work } from './work.ts';

/** A WebM file that is being read. */
export interface File {
  bytes: Buffer;
  work: Work;
}

export interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
  /** Written without its size, as live recordings are. */
  isOpen: boolean;
}

/** The element at an offset. Throws a RangeError if it is none, or does not fit before `to`. */
export function elementAt({ bytes, work }: File, start: number, to: number): Element {
  work.take(1);
  const idLength = lengthOf(bytes.readUInt8(start), 4);
  const id = bytes.readUIntBE(start, idLength);
  const { value: size, next: content } = numberAt(bytes, start + idLength);
  const end = size === undefined ? to : content + size;
  if (content > to || end > to) throw new RangeError('An element does not fit into its container');
  return { id, start, content, end, isOpen: size === undefined };
}

/** The elements between two offsets. */
export function elementsOf(file: File, from: number, to: number): Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const element = elementAt(file, at, to);
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/**
 * A number of variable length, and the offset after it; undefined if all of its bits are set, which stands for an unknown
 * size.
 */
export function numberAt(bytes: Buffer, start: number): { value: number | undefined; next: number } {
  const first = bytes.readUInt8(start);
  const length = lengthOf(first, 8);
  const next = start + length;
  let value = first & (0xff >> length);
  let isOpen = value === 0xff >> length;
  for (let at = start + 1; at < next; at++) {
    const byte = bytes.readUInt8(at);
    isOpen &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isOpen ? undefined : value, next };
}

/** Length of a variable number by its first byte. */
function lengthOf(first: number, max: number): number {
  const length = Math.clz32(first) - 23;
  if (length > max) throw new RangeError('No element begins here');
  return length;
}

const voidId = 0xec;

/** Turns an element into free space without content. */
export function makeVoid({ bytes }: File, { start, end }: Element): void {
  const total = end - start;
  bytes.fill(0, start, end);
  bytes.writeUInt8(voidId, start);
  if (total < 9) {
    bytes.writeUInt8(0x80 | (total - 2), start + 1);
    return;
  }
  bytes.writeUInt8(0x01, start + 1); // a size of eight bytes
  bytes.writeUIntBE(total - 9, start + 3, 6);
}
