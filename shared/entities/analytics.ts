import * as z from 'zod/mini';
import { Day } from '../fields.ts';
import { ProspectID } from '../ids.ts';
import { writtenLanguages } from '../settings.ts';
import { outcomeSources, visitDevices, visitParts } from '../visits.ts';

/** Visits of a project and their outcomes. Visitors are counted once per day. */
export const VisitCounts = z.object({
  visits: z.int(),
  visitors: z.int(),
  likes: z.int(),
  applications: z.int(),
  /** Donations and paid points. */
  contributions: z.int(),
});
export type VisitCounts = z.infer<typeof VisitCounts>;

/** Everything that a plan with analytics shows of a range. Lists begin with the largest number. */
export const AnalyticsDetails = z.object({
  /** Totals of the range of the same length before. */
  before: VisitCounts,
  /** Each day of the range in UTC, oldest first. */
  days: z.array(z.extend(VisitCounts, { day: Day })),
  sources: z.array(z.extend(VisitCounts, { source: z.enum(outcomeSources) })),
  /** Visits by the name in `?ref=`; absent for those that had no room. */
  links: z.array(z.object({ ref: z.optional(z.string()), visits: z.int() })),
  /** By ISO 3166 code; absent for those that had no room. */
  countries: z.array(z.object({ country: z.optional(z.string()), visits: z.int() })),
  languages: z.array(z.object({ language: z.enum(writtenLanguages), visits: z.int() })),
  devices: z.array(z.object({ device: z.enum(visitDevices), visits: z.int() })),
  /** Visits that looked at a part of the page. */
  parts: z.array(z.object({ part: z.enum(visitParts), visits: z.int() })),
  /** The project's roles; the last entry without an id sums those that it no longer has and that had no room, if there are any. */
  roles: z.array(
    z.object({
      ProspectID: z.optional(ProspectID),
      role: z.optional(z.string()),
      /** Visits that looked at the role. */
      visits: z.int(),
      applications: z.int(),
    }),
  ),
});
export type AnalyticsDetails = z.infer<typeof AnalyticsDetails>;

/** Analytics of a project in a range of days in UTC, both ends included. */
export const ProjectAnalytics = z.object({
  from: Day,
  to: Day,
  totals: VisitCounts,
  /** Absent without analytics in the owner's plan. */
  details: z.optional(AnalyticsDetails),
});
export type ProjectAnalytics = z.infer<typeof ProjectAnalytics>;
