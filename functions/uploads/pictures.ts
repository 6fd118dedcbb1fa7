import sharp, { type Sharp } from 'sharp';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { uploads as rules } from '#shared/media.ts';
import { pictureEndings } from './keys.ts';

/** Uploads of pictures: those that become public, and attachments. */
export type PictureKind = keyof typeof pictureEndings;

type Unusable = Refusal<'UPLOAD_INVALID_TYPE' | 'UPLOAD_INVALID_DIMENSIONS' | 'UPLOAD_PROCESSING_FAILED'>;

/** A picture encoded for one use. */
export interface Rendition {
  /** Suffix of its file name. */
  ending: string;
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

interface Size {
  ending: string;
  width: number;
  /** Absent: the height follows from the width. */
  height?: number;
  /** Largest height in widths; what is taller is cropped. */
  tallest?: number;
  /** Size in bytes to aim for, by reducing the quality. */
  target: number;
}

/** Renditions of each kind of picture: the first is served as `url`, the second as `thumbnailUrl`. */
const sizes: Record<PictureKind, readonly [Size, Size]> = {
  avatar: [
    { ending: pictureEndings.avatar[0], width: 384, height: 384, target: 60_000 },
    { ending: pictureEndings.avatar[1], width: 96, height: 96, target: 10_000 },
  ],
  project: [
    { ending: pictureEndings.project[0], width: 1600, target: 150_000 },
    { ending: pictureEndings.project[1], width: 640, tallest: 2, target: 60_000 },
  ],
  // Words in a picture of a screen or a page must stay legible.
  attachment: [
    { ending: pictureEndings.attachment[0], width: 2560, target: 1_500_000 },
    { ending: pictureEndings.attachment[1], width: 480, tallest: 1, target: 40_000 },
  ],
};

/** Time for each step of making a size of a picture, so that one picture cannot hold the function up to its own timeout. */
const mostSeconds = 20;

/** Formats that are accepted: those of all kinds of pictures in `shared/media.ts`. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes a picture, checks its actual format and dimensions, and re-encodes it upright and without metadata. A file
 * whose header declares too many pixels is refused before it is decoded. A refusal for its dimensions says what they are.
 */
export async function makeRenditions(
  kind: PictureKind,
  bytes: Buffer,
): Promise<[Rendition, Rendition] | Unusable> {
  const { min, max } = rules[kind];
  const [maxWidth, maxHeight] = max;
  const options = { limitInputPixels: maxWidth * maxHeight, failOn: 'error' as const };

  const head = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !formats.has(head.format)) return refuse('UPLOAD_INVALID_TYPE');
  if ((head.pages ?? 1) > 1) return refuse('UPLOAD_INVALID_TYPE'); // animated

  const { width, height } = head.autoOrient;
  if (width < min[0] || height < min[1] || width > maxWidth || height > maxHeight)
    return refuse('UPLOAD_INVALID_DIMENSIONS', { width, height });

  try {
    const [first, second] = sizes[kind].map(size => within(size, height / width)) as [Size, Size]; // both of two
    return [await render(sharp(bytes, options), first), await render(sharp(bytes, options), second)];
  } catch {
    return refuse('UPLOAD_PROCESSING_FAILED');
  }
}

/** A size that crops a picture of these proportions if it would be too tall. */
const within = ({ tallest, ...size }: Size, heightInWidths: number): Size =>
  tallest !== undefined && heightInWidths > tallest ? { ...size, height: size.width * tallest } : size;

/** Renders one size. A picture above its target size is encoded again at a lower quality. */
async function render(picture: Sharp, { ending, width, height, target }: Size): Promise<Rendition> {
  const { data, info } = await picture
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width, ...(height && { height }), fit: 'cover', withoutEnlargement: height === undefined })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (quality: number) =>
    sharp(data, { raw }).timeout({ seconds: mostSeconds }).webp({ quality, effort: 4 }).toBuffer();

  let bytes = await encode(82);
  for (const quality of [72, 60, 48, 36]) {
    if (bytes.length <= target) break;
    bytes = await encode(quality);
  }
  return { ending, bytes, width: info.width, height: info.height };
}
