import { comments } from './comments.ts';
import { common } from './common.ts';
import { details } from './details.ts';
import { people } from './people.ts';
import type { Phrase } from './phrase.ts';

/** The phrase book of the embedded translator; the first of several entries of a sentence counts. */
export const phrases: readonly Phrase[] = [...comments, ...details, ...people, ...common];
