/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  const body = Buffer.concat(content);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** A box that says what a track contains. */
export const hdlr = (type: string): Buffer =>
  box('hdlr', numbers(0, 0), Buffer.from(type), numbers(0, 0, 0), Buffer.from([0]));

interface Movie {
  handler?: string;
  ofMovie?: Buffer[];
  ofTrack?: Buffer[];
  ofFile?: Buffer[];
  /** Samples of a further track, as action cameras write one. */
  positions?: Buffer;
  positionsAt?: number;
  sampleCount?: number;
}

/** A small MP4 file with a track of pictures. */
export function movie({
  handler = 'vide',
  ofMovie = [],
  ofTrack = [],
  ofFile = [],
  positions,
  ...tables
}: Movie = {}) {
  const picture = Buffer.from('the picture and the sound of it');
  const ftyp = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomavc1'));
  const mdat = box('mdat', picture, positions ?? Buffer.alloc(0));
  const at = ftyp.length + 8;
  const track = (type: string, offset: number, size: number, ...more: Buffer[]) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(84)),
      box(
        'mdia',
        box('mdhd', Buffer.alloc(24)),
        hdlr(type),
        box(
          'minf',
          box(
            'stbl',
            box('stsz', numbers(0, 0, tables.sampleCount ?? 1, size)),
            box('stsc', numbers(0, 1, 1, tables.sampleCount ?? 1, 1)),
            box('stco', numbers(0, 1, offset)),
          ),
        ),
      ),
      ...more,
    );
  const tracks = [track(handler, at, picture.length, ...ofTrack)];
  if (positions) tracks.push(track('meta', tables.positionsAt ?? at + picture.length, positions.length));
  return Buffer.concat([
    ftyp,
    mdat,
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks, ...ofMovie),
    ...ofFile,
  ]);
}

/** An element of a WebM file; without a size if it is open. */
export function element(id: number, content: Buffer, { isOpen = false } = {}): Buffer {
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  if (isOpen) size.fill(0xff).writeUInt8(0x01, 0);
  else {
    size.writeUIntBE(content.length, 2, 6);
    size.writeUInt8(0x01, 0);
  }
  return Buffer.concat([Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex'), size, content]);
}

interface Webm {
  type?: string;
  isLive?: boolean;
  isEmpty?: boolean;
  ofInfo?: Buffer[];
  further?: Buffer[];
}

/** A small WebM file; a live recording has neither the size of its segment nor that of its clusters. */
export function webm({
  type = 'webm',
  isLive = false,
  isEmpty = false,
  ofInfo = [],
  further = [],
}: Webm = {}) {
  const header = Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from([0x80 + 3 + type.length]),
    Buffer.from('4282', 'hex'),
    Buffer.from([0x80 + type.length]),
    Buffer.from(type),
  ]);
  const info = element(0x1549a966, Buffer.concat([element(0x2ad7b1, numbers(1_000_000)), ...ofInfo]));
  const tracks = element(0x1654ae6b, element(0xae, Buffer.alloc(40, 1)));
  const block = Buffer.concat([element(0xe7, numbers(0)), element(0xa3, Buffer.from('the picture'))]);
  const clusters = isEmpty
    ? []
    : [block, block].map(content => element(0x1f43b675, content, { isOpen: isLive }));
  return Buffer.concat([
    header,
    element(0x18538067, Buffer.concat([info, tracks, ...clusters, ...further]), { isOpen: isLive }),
  ]);
}
