import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { FoundPerson } from '../entities/author.ts';
import { FeaturedProject, ProjectCard } from '../entities/project.ts';
import { severalOf } from '../fields.ts';
import { marketSorts, personFilters, personSorts, projectFilters } from '../finding.ts';
import { foundCounts, foundPage, foundQuery, readCount, readQuery } from './found.ts';

/** Site-wide totals. */
const SiteTotals = z.object({
  projects: z.int(),
  rolesOpen: z.int(),
  people: z.int(),
  /** Minor units received so far, by currency. */
  raised: z.record(z.string(), z.int()),
});

/** Exact numbers of public projects. */
const MarketCounts = z.object({
  /** All public projects and their open roles. */
  projects: z.int(),
  rolesOpen: z.int(),
  ...readCount,
  ...foundCounts(projectFilters),
});
export type MarketCounts = z.infer<typeof MarketCounts>;

/** Exact numbers of people, without those whom the caller has blocked. */
const PeopleCounts = z.object(foundCounts(personFilters));
export type PeopleCounts = z.infer<typeof PeopleCounts>;

export const market = domain('market', {
  listProjects: get('/projects', {
    summary:
      'Search public projects by text, skill, country, status and language. Several values of a filter, separated by commas, match projects with any of them.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object({
      /** Words of a project, its roles, its place or its owner's name. */
      ...foundQuery,
      ...readQuery,
      skill: z.optional(severalOf(projectFilters.skill)),
      country: z.optional(severalOf(projectFilters.country)),
      status: z.optional(severalOf(projectFilters.status)),
      language: z.optional(severalOf(projectFilters.language)),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(marketSorts)),
    }),
    output: foundPage(ProjectCard, MarketCounts),
  }),

  listAuthors: get('/authors', {
    summary:
      'Search the people who may be found by text, skill, hours a week, language, country and contribution points; the newest first if nothing is asked for. Several values of a filter, separated by commas, match people with any of them.',
    access: 'optional',
    cachedAtEdge: true,
    query: z.object({
      /** Words of a name, a username, a place, skills or what a person wrote about themselves. */
      ...foundQuery,
      /** Skills of the roles that they have in teams. */
      skill: z.optional(severalOf(personFilters.skill)),
      /** The language in which they wrote about themselves. */
      language: z.optional(severalOf(personFilters.language)),
      country: z.optional(severalOf(personFilters.country)),
      /** People who say that they have at least so many hours a week. */
      hours: z.optional(z.enum(personFilters.hours)),
      /** People with at least so many contribution points. */
      level: z.optional(z.enum(personFilters.level)),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(personSorts)),
    }),
    output: foundPage(FoundPerson, PeopleCounts),
  }),

  listFeaturedProjects: get('/projects/featured', {
    summary:
      'List the trending projects that the reader reads and those in reserved places, which are marked, and site-wide totals for the home page.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object(readQuery),
    output: z.object({ items: z.array(FeaturedProject), counts: SiteTotals }),
  }),
});
