import * as z from 'zod/mini';
import { focusStep } from '../focus.ts';
import { UploadID } from '../ids.ts';

const percent = z.int().check(z.gte(0), z.lte(100), z.multipleOf(focusStep));

/** The point of a picture that stays in view where it is cropped, in percent. */
export const Focus = z.object({ x: percent, y: percent });

/** A project's picture: a generated cairn in one of three palettes, or an upload. */
export const ProjectImage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cairn'), palette: z.enum(['moss', 'ember', 'tide']) }),
  z.object({
    kind: z.literal('picture'),
    /** URLs of versions about 640 and 1280 pixels wide. */
    card: z.string().check(z.startsWith('/media/')),
    cover: z.string().check(z.startsWith('/media/')),
    /** Absent: its centre. */
    focus: z.optional(Focus),
  }),
]);
export type ProjectImage = z.infer<typeof ProjectImage>;

/** The picture chosen in the proposal form. */
export const ProjectImageChoice = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('cairn'), palette: z.enum(['moss', 'ember', 'tide']) }),
    z.object({ kind: z.literal('upload'), UploadID, focus: z.optional(Focus) }),
    /** Keeps the project's current picture, with another focal point if there is one. */
    z.object({ kind: z.literal('keep'), focus: z.optional(Focus) }),
  ],
  { error: 'validation.image_required' },
);
export type ProjectImageChoice = z.infer<typeof ProjectImageChoice>;
