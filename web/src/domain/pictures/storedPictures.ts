import * as z from 'zod/mini';
import { Picture } from '#shared/entities/picture.ts';

/** Pictures as the device keeps them while they are being described. */
export const StoredPictures = z.array(z.extend(Picture, { alt: z.string(), caption: z.string() }));

/** Originals of which parts of translations were typed, by the parts. */
export const StoredOrigins = z.record(z.string(), z.record(z.string(), z.string()));

/** Words about pictures in another language by their uploads, as the device keeps them. */
export const StoredWords = z.object({
  words: z.record(z.string(), z.object({ alt: z.string(), caption: z.string() })),
});
