import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/envelope.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * Fingerprint of what a client sent with a key that makes a call idempotent: of all that the operation gets, so that no
 * field can be forgotten. Stored with what the call has made, under `content`.
 */
export const fingerprintOf = (input: object): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex');

/** What a key has made, with the fingerprint of its call; records of before fingerprints have none. */
interface Made {
  content?: string | undefined;
}

/**
 * Refuses a key that has made something from other content. A repetition of the same call returns undefined. `values` tell
 * the caller what it has made.
 */
export const refuseOtherContent = (
  made: Made,
  input: object,
  values: Record<string, unknown> = {},
): Refusal<'SUBMISSION_KEY_REUSED'> | undefined =>
  isOtherContent(made, input) ? refuse('SUBMISSION_KEY_REUSED', values) : undefined;

/** Whether a key has made something from other content. */
export const isOtherContent = ({ content }: Made, input: object): boolean =>
  content !== undefined && content !== fingerprintOf(input);
