import { randomFrom } from './random.ts';

/** Mark of texts, which tells other texts with high probability; not a secret. */
export const textMark = (texts: readonly (string | undefined)[]): string =>
  Math.floor(randomFrom(JSON.stringify(texts))() * 2 ** 32).toString(36);
