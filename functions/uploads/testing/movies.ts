/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  const body = Buffer.concat(content);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** Numbers of 32 bits. */
export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** A box that says what a track contains. */
export const hdlr = (type: string): Buffer =>
  box('hdlr', numbers(0, 0), Buffer.from(type), numbers(0, 0, 0), Buffer.from([0]));

interface Track {
  id: number;
  handler: string;
  /** Type of its samples. */
  codec: string;
  /** Offset of its chunks, and sizes of its samples, which are one chunk. */
  chunks: number[];
  sizes: number[];
  /** Samples that the table of groups and that of sizes claim to have. */
  count?: number;
  /** Position of its media data. */
  reference?: Buffer;
  more?: Partial<Record<'track' | 'media' | 'table' | 'entry', Buffer[]>> | undefined;
}

const entry = ({ handler, codec, more }: Track): Buffer =>
  handler === 'vide'
    ? box(codec, numbers(0, 1), Buffer.alloc(70), box('avcC', Buffer.alloc(8, 1)), ...(more?.entry ?? []))
    : box(codec, numbers(0, 1), Buffer.alloc(20), ...(more?.entry ?? []));

/** A track with its tables. */
export function track(one: Track): Buffer {
  const { id, handler, chunks, sizes, count = sizes.length, reference, more } = one;
  return box(
    'trak',
    box('tkhd', numbers(7, 0, 0, id), Buffer.alloc(68)),
    box('edts', box('elst', numbers(0, 1, 100, 0, 0x10000))),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1_000, 100, 0)),
      hdlr(handler),
      ...(more?.media ?? []),
      box(
        'minf',
        handler === 'vide' ? box('vmhd', numbers(1, 0, 0)) : box('smhd', numbers(0, 0)),
        box('dinf', box('dref', numbers(0, 1), reference ?? box('url ', numbers(1)))),
        box(
          'stbl',
          box('stsd', numbers(0, 1), entry(one)),
          box('stts', numbers(0, 1, count, 10)),
          box('stsz', numbers(0, 0, count, ...sizes)),
          box('stsc', numbers(0, 1, 1, count, 1)),
          box('stco', numbers(0, chunks.length, ...chunks)),
          ...(more?.table ?? []),
        ),
      ),
    ),
    ...(more?.track ?? []),
  );
}

interface Movie {
  handler?: string;
  ofMovie?: Buffer[];
  ofTrack?: Buffer[];
  ofMedia?: Buffer[];
  ofTable?: Buffer[];
  ofEntry?: Buffer[];
  ofFile?: Buffer[];
  /** Position of the media data of the picture. */
  reference?: Buffer;
  /** Media data that is no sample. */
  unused?: Buffer;
  /** Samples of a further track, as action cameras write one, and the handler of that track. */
  positions?: Buffer;
  positionsHandler?: string;
  /** Offset of the picture's chunk, and the number of its samples, if not the true ones. */
  pictureAt?: number;
  sampleCount?: number;
}

const picture = Buffer.from('the picture');
const sound = Buffer.from('and the sound of it');

/** A small MP4 file with a track of pictures and one of sound. */
export function movie({
  handler = 'vide',
  ofMovie = [],
  ofTrack = [],
  ofMedia = [],
  ofTable = [],
  ofEntry = [],
  ofFile = [],
  reference,
  unused = Buffer.alloc(0),
  positions,
  positionsHandler = 'meta',
  pictureAt,
  sampleCount,
}: Movie = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from('isom'), numbers(0), Buffer.from('isomavc1'));
  const mdat = box('mdat', picture, sound, unused, positions ?? Buffer.alloc(0));
  const at = ftyp.length + 8;
  const more = { track: ofTrack, media: ofMedia, table: ofTable, entry: ofEntry };
  const tracks = [
    track({
      id: 1,
      handler,
      codec: handler === 'vide' ? 'avc1' : 'mp4a',
      chunks: [pictureAt ?? at],
      sizes: [picture.length],
      ...(sampleCount !== undefined && { count: sampleCount }),
      ...(reference && { reference }),
      more,
    }),
    track({ id: 2, handler: 'soun', codec: 'mp4a', chunks: [at + picture.length], sizes: [sound.length] }),
  ];
  const from = at + picture.length + sound.length + unused.length;
  if (positions)
    tracks.push(
      track({ id: 3, handler: positionsHandler, codec: 'gpmd', chunks: [from], sizes: [positions.length] }),
    );
  const mvhd = box('mvhd', numbers(0, 0, 0, 1_000, 100), Buffer.alloc(76), numbers(4));
  return Buffer.concat([ftyp, mdat, box('moov', mvhd, ...tracks, ...ofMovie), ...ofFile]);
}

interface Fragments {
  ofFragment?: Buffer[];
  /** Samples of a further track. */
  positions?: Buffer;
}

const ofPositions = (offset: number, size: number): Buffer =>
  box(
    'traf',
    box('tfhd', numbers(0x20010, 2, size)), // with the size of the samples
    box('trun', numbers(0x1, 1, offset)),
  );

/** A small MP4 file in fragments, as recorders for the web write it. */
export function fragmented({ ofFragment = [], positions }: Fragments = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from('iso5'), numbers(0), Buffer.from('iso5avc1'));
  const empty = { chunks: [], sizes: [] };
  const moov = box(
    'moov',
    box('mvhd', numbers(0, 0, 0, 1_000, 100), Buffer.alloc(76), numbers(4)),
    track({ id: 1, handler: 'vide', codec: 'avc1', ...empty }),
    ...(positions ? [track({ id: 2, handler: 'meta', codec: 'gpmd', ...empty })] : []),
    box('mvex', box('trex', numbers(0, 1, 1, 10, 0, 0))),
  );
  const fragment = (offset: number): Buffer =>
    box(
      'moof',
      box('mfhd', numbers(0, 1)),
      box(
        'traf',
        box('tfhd', numbers(0x20000, 1)),
        box('tfdt', numbers(0, 0)),
        box('trun', numbers(0x201, 1, offset, picture.length)), // with an offset and sizes
      ),
      ...(positions ? [ofPositions(offset + picture.length, positions.length)] : []),
      ...ofFragment,
    );
  const moof = fragment(fragment(0).length + 8);
  return Buffer.concat([ftyp, moov, moof, box('mdat', picture, positions ?? Buffer.alloc(0))]);
}
