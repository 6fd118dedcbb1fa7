import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/envelope.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * Fingerprint of a client's request with an idempotency key. It covers the whole input of the operation, so that no field
 * can be forgotten. Stored as `content` with the result of the call.
 */
export const fingerprintOf = (input: object): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex');

/**
 * Result of the first call with a key, with the fingerprint of that call; absent from records made before there were
 * fingerprints.
 */
interface Made {
  content?: string | undefined;
}

/**
 * Refuses a key that was used with other content. Returns undefined for a repetition of the same call. `values` identify
 * the result of the first call.
 */
export const refuseOtherContent = (
  made: Made,
  input: object,
  values: Record<string, unknown> = {},
): Refusal<'SUBMISSION_KEY_REUSED'> | undefined =>
  isOtherContent(made, input) ? refuse('SUBMISSION_KEY_REUSED', values) : undefined;

/** Whether a key was used with other content. */
export const isOtherContent = ({ content }: Made, input: object): boolean =>
  content !== undefined && content !== fingerprintOf(input);
