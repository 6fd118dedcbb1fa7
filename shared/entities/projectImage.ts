import * as z from 'zod/mini';
import { UploadID } from '../ids.ts';

/** A project's picture: a generated cairn in one of three palettes, or an upload. */
export const ProjectImage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cairn'), palette: z.enum(['moss', 'ember', 'tide']) }),
  z.object({
    kind: z.literal('picture'),
    /** URLs of versions about 640 and 1280 pixels wide. */
    card: z.string().check(z.startsWith('/media/')),
    cover: z.string().check(z.startsWith('/media/')),
  }),
]);
export type ProjectImage = z.infer<typeof ProjectImage>;

/** The picture chosen in the proposal form. */
export const ProjectImageChoice = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('cairn'), palette: z.enum(['moss', 'ember', 'tide']) }),
    z.object({ kind: z.literal('upload'), UploadID }),
    /** Keeps the project's current picture. */
    z.object({ kind: z.literal('keep') }),
  ],
  { error: 'validation.image_required' },
);
export type ProjectImageChoice = z.infer<typeof ProjectImageChoice>;
