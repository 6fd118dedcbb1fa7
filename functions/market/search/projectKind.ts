import type { SearchDocument } from '#functions/projects/searchDocument.ts';
import { projectFilters } from '#shared/finding.ts';
import type { ProjectID } from '#shared/ids.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { bitsOf } from './arrays.ts';
import type { DocumentKind, ValuesOf } from './documentIndex.ts';
import { projectWords } from './projectWords.ts';

/** Projects in the index. Times are milliseconds since 1970; `toHire` is 1 if the team can be hired. */
export const projectKind = {
  idOf: (text: string): ProjectID => text as ProjectID, // it was one when it was stored
  table: 'projects',
  values: projectFilters,
  fields: ['publishedAt', 'endsAt', 'builtTens', 'toHire'],
  words: projectWords,
} as const satisfies DocumentKind;

/** The filters and orders of a project. */
export const projectValues = ({
  country,
  language,
  translations,
  status,
  openRoles,
  publishedAt,
  endsAt,
  builtTens,
  toHire,
}: SearchDocument): ValuesOf<typeof projectKind> => ({
  country: bitsOf(projectFilters.country, [country]),
  language: bitsOf(projectFilters.language, languagesOf({ language, translations })),
  status: bitsOf(projectFilters.status, [status]),
  skill: bitsOf(
    projectFilters.skill,
    openRoles.map(({ skill }) => skill),
  ),
  publishedAt: Date.parse(publishedAt),
  endsAt: Date.parse(endsAt),
  builtTens,
  toHire: toHire ? 1 : 0,
});
