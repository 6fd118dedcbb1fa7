import { accountSections } from './accountSections.ts';
import { correspondenceSections } from './correspondenceSections.ts';
import { moneySections } from './moneySections.ts';
import { projectSections } from './projectSections.ts';
import type { Section } from './section.ts';

/**
 * Data that is kept about a person, in the order of the export. Several sections may have the same name. Not included: data
 * that cannot be found by the person's id (comments, likes, reports, uploads), data that is derived from other data, and
 * data that expires within days.
 */
export const sections: readonly Section[] = [
  ...accountSections,
  ...projectSections,
  ...correspondenceSections,
  ...moneySections,
];
