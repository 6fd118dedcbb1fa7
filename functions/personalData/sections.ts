import { accountSections } from './accountSections.ts';
import { correspondenceSections } from './correspondenceSections.ts';
import { moneySections } from './moneySections.ts';
import { projectSections } from './projectSections.ts';
import type { Section } from './section.ts';

/**
 * What is kept about a person, in the order of the export. A name may have several entries. Left out is what no key of the
 * person finds (comments, likes, reports, uploads), what is derived from the rest, and what expires within days.
 */
export const sections: readonly Section[] = [
  ...accountSections,
  ...projectSections,
  ...correspondenceSections,
  ...moneySections,
];
