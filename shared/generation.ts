import type { PlanTypeId } from './plans.ts';

/** Audience of a generated idea. */
export const audiences = [
  'neighbours',
  'families',
  'olderPeople',
  'newcomers',
  'students',
  'carers',
  'nightWorkers',
  'smallShops',
] as const;
export type Audience = (typeof audiences)[number];

/** The rule that a generated idea sets itself. */
export const constraints = ['offline', 'shortTime', 'smallBudget', 'onePlace', 'reused', 'byHand'] as const;
export type Constraint = (typeof constraints)[number];

/** Generated ideas, roles and tasks. Every plan limits the generations per day, and all plans alike those per hour. */
export const generation = {
  topic: { min: 2, max: 200 },
  /** Generations per UTC day by plan. */
  perDay: { free: 5, basic: 20, pro: 50, premium: 100 } as const satisfies Record<PlanTypeId, number>,
  /** Generations per hour of UTC on every plan, so that a script cannot use up a day within seconds. */
  perHour: 20,
  /** Failures of a UTC day that are not counted; later ones are, because they have cost as much. */
  freeFailures: 3,
  /** Requests to a model by kind, besides repetitions: each idea is written by one of its own. */
  modelRequests: { ideas: 3, prospects: 1, tasks: 1 },
  /** Suggestions of one generation. */
  ideas: 3,
  prospects: 4,
  tasks: 5,
  /** Roles of an idea: as many as the free plan allows. */
  rolesOfIdea: { min: 1, max: 3 },
  tasksOfIdea: { min: 1, max: 6 },
  durationDays: { min: 14, max: 300 },
  /** Days after which generated content is deleted. */
  keepDays: 30,
  /** Seconds after which a generation that has not ended may be started again with the same key. */
  claimSeconds: 60,
} as const;
