import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { FeaturedProject, ProjectCard } from '../entities/project.ts';
import { pageOf, paginationQuery, severalOf, trimmed } from '../fields.ts';
import { marketSorts } from '../finding.ts';
import { publicProjectStates } from '../lifecycle.ts';
import { searchLength } from '../search.ts';
import { countryCodes, skills, writtenLanguages } from '../settings.ts';

/** Site-wide totals. */
const SiteTotals = z.object({
  projects: z.int(),
  rolesOpen: z.int(),
  people: z.int(),
  /** Minor units received so far, by currency. */
  raised: z.record(z.string(), z.int()),
});

const optionCounts = z.record(z.string(), z.int());

/** Exact numbers of public projects. */
const MarketCounts = z.object({
  /** All public projects and their open roles. */
  projects: z.int(),
  rolesOpen: z.int(),
  /** Projects that match the words and filters, and those that match the words alone. */
  matching: z.int(),
  matchingWords: z.int(),
  /** Projects per value of each group, if it were the only one of its group; the other groups apply. */
  country: optionCounts,
  status: optionCounts,
  skill: optionCounts,
  language: optionCounts,
  /** Projects that would match without the values of a group, for each group that has some. */
  without: optionCounts,
});
export type MarketCounts = z.infer<typeof MarketCounts>;

export const market = domain('market', {
  listProjects: get('/projects', {
    summary:
      'Search public projects by text, skill, country, status and language. Several values of a filter, separated by commas, match projects with any of them.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object({
      ...paginationQuery,
      /**
       * Words, beginnings or other forms of words in the texts of a project, its roles, its place or its owner's name; `"a
       * phrase"`, and `-word` for words that must not occur.
       */
      search: z.optional(z.string().check(trimmed(), z.maxLength(searchLength))),
      skill: z.optional(severalOf(skills)),
      country: z.optional(severalOf(countryCodes)),
      status: z.optional(severalOf(publicProjectStates)),
      language: z.optional(severalOf(writtenLanguages)),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(marketSorts)),
    }),
    output: z.extend(pageOf(ProjectCard), {
      counts: MarketCounts,
      /** The words that were looked for, because nothing has those that were typed. */
      corrected: z.optional(z.string()),
    }),
  }),

  listFeaturedProjects: get('/projects/featured', {
    summary:
      'List the trending projects and those in reserved places, which are marked, and site-wide totals for the home page.',
    access: 'public',
    cachedAtEdge: true,
    output: z.object({ items: z.array(FeaturedProject), counts: SiteTotals }),
  }),
});
