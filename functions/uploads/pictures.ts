import type sharpLibrary from 'sharp';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { uploads as rules } from '#shared/settings.ts';

type Sharp = typeof sharpLibrary;
type Picture = ReturnType<Sharp>;
type Unusable = Refusal<'UPLOAD_INVALID_TYPE' | 'UPLOAD_INVALID_DIMENSIONS' | 'UPLOAD_PROCESSING_FAILED'>;

/** A picture made ready to be shown. */
export interface Rendition {
  /** End of its name. */
  ending: string;
  bytes: Buffer;
}

interface Size {
  ending: string;
  width: number;
  /** Absent: as high as it comes. */
  height?: number;
  /** Bytes that it should keep to; quality gives way first. */
  target: number;
}

/** What is made of each kind of picture; the first is `url`, the second `thumbnailUrl`. */
const sizes: Record<'avatar' | 'project', readonly [Size, Size]> = {
  avatar: [
    { ending: '.webp', width: 384, height: 384, target: 60_000 },
    { ending: '-96.webp', width: 96, height: 96, target: 10_000 },
  ],
  project: [
    { ending: '.webp', width: 1600, target: 150_000 },
    { ending: '-card.webp', width: 640, height: 400, target: 60_000 },
  ],
};

const typesByFormat: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/**
 * Decodes a picture, checks what it really is, and encodes it again upright and without metadata. A file that says
 * it is larger than allowed is refused by its header, before its pixels are unpacked.
 */
export async function makeRenditions(
  sharp: Sharp,
  kind: 'avatar' | 'project',
  bytes: Buffer,
): Promise<[Rendition, Rendition] | Unusable> {
  const { min, max, types } = rules[kind];
  const [mostWide, mostHigh] = max;
  const options = { limitInputPixels: mostWide * mostHigh, failOn: 'error' as const };

  const head = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const type = typesByFormat[head?.format ?? ''];
  if (!head || !types.some(known => known === type)) return refuse('UPLOAD_INVALID_TYPE');
  if ((head.pages ?? 1) > 1) return refuse('UPLOAD_INVALID_TYPE'); // animated

  const { width, height } = head.autoOrient;
  if (width < min[0] || height < min[1] || width > mostWide || height > mostHigh)
    return refuse('UPLOAD_INVALID_DIMENSIONS');

  try {
    const [first, second] = sizes[kind];
    return [
      await render(sharp, sharp(bytes, options), first),
      await render(sharp, sharp(bytes, options), second),
    ];
  } catch {
    return refuse('UPLOAD_PROCESSING_FAILED');
  }
}

/** One size; a picture that stays too heavy is encoded again with less quality. */
async function render(
  sharp: Sharp,
  picture: Picture,
  { ending, width, height, target }: Size,
): Promise<Rendition> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, ...(height && { height }), fit: 'cover', withoutEnlargement: height === undefined })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (quality: number) => sharp(data, { raw }).webp({ quality, effort: 4 }).toBuffer();

  let bytes = await encode(82);
  for (const quality of [72, 60, 48, 36]) {
    if (bytes.length <= target) break;
    bytes = await encode(quality);
  }
  return { ending, bytes };
}
