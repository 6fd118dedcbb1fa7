import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { FoundPerson } from '../entities/author.ts';
import { FeaturedProject, ProjectCard } from '../entities/project.ts';
import { pageOf, paginationQuery, severalOf, trimmed } from '../fields.ts';
import { marketSorts, personLevels, personSorts } from '../finding.ts';
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

/** Exact numbers of people, without those whom the caller has blocked. */
const PeopleCounts = z.object({
  /** People who match the words and filters, and those who match the words alone. */
  matching: z.int(),
  matchingWords: z.int(),
  /** People per value of each group, if it were the only one of its group; the other groups apply. */
  skill: optionCounts,
  language: optionCounts,
  country: optionCounts,
  level: optionCounts,
  /** People who would match without the values of a group, for each group that has some. */
  without: optionCounts,
});
export type PeopleCounts = z.infer<typeof PeopleCounts>;

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

  listAuthors: get('/authors', {
    summary:
      'Search the people who may be found by text, skill, language, country and contribution points; the newest first if nothing is asked for. Several values of a filter, separated by commas, match people with any of them.',
    access: 'optional',
    cachedAtEdge: true,
    query: z.object({
      ...paginationQuery,
      /** Words of a name, a username, a place, skills or what a person wrote about themselves, as those of `listProjects`. */
      search: z.optional(z.string().check(trimmed(), z.maxLength(searchLength))),
      /** Skills of the roles that they have in teams. */
      skill: z.optional(severalOf(skills)),
      /** The language in which they wrote about themselves. */
      language: z.optional(severalOf(writtenLanguages)),
      country: z.optional(severalOf(countryCodes)),
      /** People with at least so many contribution points. */
      level: z.optional(z.enum(personLevels)),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(personSorts)),
    }),
    output: z.extend(pageOf(FoundPerson), {
      counts: PeopleCounts,
      /** The words that were looked for, because nobody has those that were typed. */
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
