import { idPattern, secretTokenPattern } from '#shared/idPatterns.ts';
import type { SecretToken } from '#shared/ids.ts';

/*
 * Ids from URLs, checked without the schemas, which load after the first view. Each result has the shape that its schema requires.
 */

/** An id; undefined if the text cannot be one. */
export const parseId = <Id extends string>(text: string | undefined): Id | undefined =>
  text !== undefined && idPattern.test(text) ? (text as Id) : undefined;

/** The token of an emailed link; undefined if the link is incomplete. */
export const parseSecretToken = (text: string | undefined): SecretToken | undefined =>
  text !== undefined && secretTokenPattern.test(text) ? (text as SecretToken) : undefined;
