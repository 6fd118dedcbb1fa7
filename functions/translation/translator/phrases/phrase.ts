import type { WrittenLanguage } from '#shared/fields.ts';

/** A sentence or a line in the languages of the site. */
export type Phrase = Partial<Record<WrittenLanguage, string>>;
