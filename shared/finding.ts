/** Settings of featured projects, market lists, suggestions and starter tasks. */

import { countryCodes, skills, writtenLanguages } from './settings.ts';

/** Trending projects, which the home page features; `featuredPlaces` says how many. */
export const trending = {
  /** Points for becoming public, and for each increase of a number. */
  weights: { published: 6, supporters: 5, members: 4, comments: 2, likes: 1 },
  /** Days after which half of the points are gone. */
  halfLifeDays: 3,
  /** Below this score a project is no longer trending. */
  minScore: 0.1,
} as const;

/** The answer to the starter task of a role; the task itself has the limits of a task. */
export const starterTask = {
  Description: { min: 3, max: 2_000 },
  answer: { min: 2, max: 2_000 },
  link: 500,
} as const;

/** Suggestions of roles and people. */
export const suggestion = {
  /** Suggestions per list. */
  shown: 6,
  /** Roles of one project among them, so that a project with many roles does not fill the list. */
  perProject: 2,
  /** The best candidates, whose current state is read. */
  checked: 20,
  /** Candidates per list that is read. */
  candidates: 60,
  /** Finished tasks, memberships and team members that count as experience. */
  record: 25,
  /** Words of a role by which people are found. */
  words: 5,
} as const;

/** Places where the work of a role is done: anywhere, at the place of the project, or as its holder likes. */
export const workplaces = ['remote', 'onSite', 'either'] as const;

/** Hours a week up to which roles are filtered, and that people say they have at least. */
export const hourLimits = ['2', '5', '10', '20'] as const;
/** Days within which owners usually answer applications, by which roles are filtered. */
export const answerLimits = ['1', '3', '7'] as const;
export type AnswerLimit = (typeof answerLimits)[number];
/** Orders of open roles. */
export const roleSorts = ['relevance', 'newest', 'closingSoon'] as const;
export type RoleSort = (typeof roleSorts)[number];

/** Orders of the market. */
export const marketSorts = ['relevance', 'newest', 'endingSoon', 'mostBuilt'] as const;
export type MarketSort = (typeof marketSorts)[number];

/** Orders of people. */
export const personSorts = ['relevance', 'newest', 'points'] as const;
export type PersonSort = (typeof personSorts)[number];

/** Contribution points from which on people are filtered: levels of the reputation map. */
export const personLevels = ['500', '2000', '5000'] as const;

/** Filters of the market with their values, both in the order in which they are shown. */
export const projectFilters = {
  skill: skills,
  country: countryCodes,
  language: writtenLanguages,
  status: ['in-development', 'approved', 'halted', 'completed', 'abandoned'],
} as const;

/** The same of open roles. Country and language are those of the project. */
export const roleFilters = {
  skill: skills,
  workplace: ['remote', 'onSite'],
  hours: hourLimits,
  answer: answerLimits,
  starterTask: ['yes'],
  language: writtenLanguages,
  country: countryCodes,
} as const;

/** The same of people. */
export const personFilters = {
  skill: skills,
  hours: hourLimits,
  level: personLevels,
  language: writtenLanguages,
  country: countryCodes,
} as const;
