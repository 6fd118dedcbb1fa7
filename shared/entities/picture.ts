import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { UploadID } from '../ids.ts';
import { showing } from '../showing.ts';

/** A picture of a project or of its progress log as it was chosen: an upload of its owner, with the words about it. */
export const PictureChoice = z.object({
  UploadID,
  /** Description of what the picture shows, for people who do not see it. */
  alt: text(showing.picture.alt),
  caption: z.optional(text(showing.picture.caption)),
});
export type PictureChoice = z.infer<typeof PictureChoice>;

/** Words about a picture in a language other than that in which it was described. What is absent is read in that language. */
export const PictureWords = z.object({
  UploadID,
  alt: z.optional(text(showing.picture.alt)),
  caption: z.optional(text(showing.picture.caption)),
});
export type PictureWords = z.infer<typeof PictureWords>;

/** Pictures as they were chosen, in the order in which they are shown, none twice. */
export const choicesOfPictures = ({ least, most }: { least: 0 | 1; most: number }) =>
  z.array(PictureChoice).check(
    z.minLength(least),
    z.maxLength(most),
    z.refine(all => new Set(all.map(one => one.UploadID)).size === all.length, {
      error: 'validation.picture_twice',
    }),
  );

/** A picture as it is shown. */
export const Picture = z.object({
  ...PictureChoice.shape,
  /** Paths of versions at most 640 and 1600 pixels wide. */
  card: z.string().check(z.startsWith('/media/')),
  cover: z.string().check(z.startsWith('/media/')),
  /** Pixels of the larger version. */
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof Picture>;

/** Pictures as they are shown, in order. */
export const Pictures = z.array(Picture);
export type Pictures = z.infer<typeof Pictures>;

/** The choice that would leave pictures as they are. */
export const choicesOf = (pictures: readonly Picture[]): PictureChoice[] =>
  pictures.map(({ UploadID, alt, caption }) => ({
    UploadID,
    alt,
    ...(caption !== undefined && { caption }),
  }));
