import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { ProjectAnalytics } from '../entities/analytics.ts';
import { ProspectID } from '../ids.ts';
import { plans } from '../plans.ts';
import { analyticsRanges, freeAnalyticsRange, refPattern, visitParts, visitSources } from '../visits.ts';

const header = z.optional(z.string());

export const analytics = domain('analytics', {
  recordVisit: post('/projects/{ProjectID}/visits', {
    summary:
      'Count a view of a project’s page, as a beacon sends it when the page is left. Bots, visitors who ask not to be tracked and projects that are not public are ignored.',
    access: 'public',
    headers: z.object({
      'user-agent': header,
      dnt: header,
      'sec-gpc': header,
      /** Set by the CDN. */
      'cloudfront-viewer-country': header,
    }),
    body: z.object({
      source: z.enum(visitSources),
      /** Name in `?ref=`, of the source `link`. */
      ref: z.optional(z.string().check(z.regex(refPattern))),
      parts: z.array(z.enum(visitParts)).check(z.maxLength(visitParts.length)),
      /** Roles that were looked at. */
      roles: z.array(ProspectID).check(z.maxLength(plans.premium.prospectsPerProject)),
    }),
    errors: ['TOO_MANY_ATTEMPTS'],
  }),

  getProjectAnalytics: get('/projects/{ProjectID}/analytics', {
    summary: `Get the visits of a project of the caller, where they came from and what they led to. Without analytics in the caller’s plan, the totals of the last ${freeAnalyticsRange} days.`,
    access: 'signedIn',
    query: z.object({ days: z._default(z.enum(analyticsRanges), '30') }),
    output: ProjectAnalytics,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN'],
  }),
});
