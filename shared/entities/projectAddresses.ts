import * as z from 'zod/mini';
import { tidied } from '../fields.ts';
import { prototypeOf } from '../prototypeOf.ts';
import { videoOf } from '../videoOf.ts';

/** An https URL on an approved video host, or an uploaded video. */
export const VideoUrl = z.string().check(
  tidied(),
  z.maxLength(500),
  z.refine(value => videoOf(value) !== undefined, { error: 'validation.video_url' }),
);

/** An https URL of a prototype on an approved host. */
export const PrototypeUrl = z.string().check(
  tidied(),
  z.maxLength(500),
  z.refine(value => prototypeOf(value) !== undefined, { error: 'validation.prototype_url' }),
);
