import { numbers } from './movies.ts';

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

const elements = (id: number, ...content: Buffer[]): Buffer => element(id, Buffer.concat(content));

/** A block of a track, which has one byte for its number. */
export const block = (track: number, text: string, id = 0xa3): Buffer =>
  elements(id, Buffer.from([0x80 | track, 0, 0, 0x80]), Buffer.from(text));

interface Track {
  number: number;
  codec: string;
  more?: Buffer[];
}

/** The description of a track. */
export const trackEntry = ({ number, codec, more = [] }: Track): Buffer =>
  elements(
    0xae,
    element(0xd7, Buffer.from([number])),
    element(0x83, Buffer.from([codec.startsWith('V_') ? 1 : 2])),
    element(0x86, Buffer.from(codec)),
    ...more,
  );

/** The configuration of Vorbis: its three headers, the second of which has comments. */
export function vorbisHeaders(comment: Buffer): Buffer {
  const text = (bytes: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const head = Buffer.from('\u0001vorbis and what follows');
  const one = Buffer.from([1, 0, 0, 0]);
  const comments = [Buffer.from('\u0003vorbis'), text(comment), one, text(comment), Buffer.from([1])];
  const body = Buffer.concat(comments);
  return Buffer.concat([Buffer.from([2, head.length, body.length]), head, body, Buffer.from('\u0005vorbis')]);
}

interface Webm {
  type?: string;
  isLive?: boolean;
  isEmpty?: boolean;
  ofHeader?: Buffer[];
  ofInfo?: Buffer[];
  ofTrack?: Buffer[];
  /** Descriptions of further tracks. */
  ofTracks?: Buffer[];
  ofCluster?: Buffer[];
  further?: Buffer[];
}

/** A small WebM file; a live recording has neither the size of its segment nor that of its clusters. */
export function webm({
  type = 'webm',
  isLive = false,
  isEmpty = false,
  ofHeader = [],
  ofInfo = [],
  ofTrack = [],
  ofTracks = [],
  ofCluster = [],
  further = [],
}: Webm = {}): Buffer {
  const header = elements(0x1a45dfa3, element(0x4282, Buffer.from(type)), ...ofHeader);
  const info = elements(0x1549a966, element(0x2ad7b1, numbers(1_000_000)), ...ofInfo);
  const tracks = elements(
    0x1654ae6b,
    trackEntry({ number: 1, codec: 'V_VP9', more: ofTrack }),
    trackEntry({ number: 2, codec: 'A_OPUS' }),
    ...ofTracks,
  );
  const content = Buffer.concat([
    element(0xe7, numbers(0)),
    block(1, 'the picture'),
    elements(0xa0, block(2, 'and the sound of it', 0xa1)),
    ...ofCluster,
  ]);
  const clusters = isEmpty ? [] : [content, content].map(one => element(0x1f43b675, one, { isOpen: isLive }));
  const segment = Buffer.concat([info, tracks, ...clusters, ...further]);
  return Buffer.concat([header, element(0x18538067, segment, { isOpen: isLive })]);
}
