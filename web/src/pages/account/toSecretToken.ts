import type { SecretToken } from '#shared/ids.ts';
import { secretTokenPattern } from '#shared/settings.ts';

/** The token of an emailed link; undefined if the link is incomplete. Checked without the schemas, which load after the first view. */
export const toSecretToken = (text: string | undefined): SecretToken | undefined =>
  text !== undefined && secretTokenPattern.test(text) ? (text as SecretToken) : undefined; // it has the shape that the schema requires
