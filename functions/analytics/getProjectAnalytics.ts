import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/projects/prospect.store.ts';
import { dayNumber, dayText, readVisitCounts } from '#functions/visits/visitCounts.store.ts';
import { analytics as contracts } from '#shared/contracts/analytics.ts';
import { planOffers } from '#shared/plans.ts';
import { freeAnalyticsRange } from '#shared/visits.ts';
import { detailsOf, totalsOf } from './summarise.ts';

/**
 * Returns the analytics of a project of the caller; without analytics in their plan, the totals of the shortest range.
 * Cost: 2 DynamoDB requests besides the caller's, at most 6 for a year; 1 for totals.
 */
export const getProjectAnalytics = operation(contracts.getProjectAnalytics, {
  load: ({ ProjectID }) => ({ project: projects.key(ProjectID) }),
  async run({ ProjectID, query, caller, loaded: { project } }, { table, now }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');

    const { analytics } = planOffers[caller.planTypeId];
    const length = Number(analytics ? query.days : freeAnalyticsRange);
    const last = dayNumber(now());
    const first = last - length + 1;
    const range = { from: dayText(first), to: dayText(last) };
    if (!analytics)
      return { ...range, totals: totalsOf(await readVisitCounts(table, ProjectID, first, last)) };

    const [counts, roles] = await Promise.all([
      readVisitCounts(table, ProjectID, first - length, last),
      table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
    ]);
    const before = new Map([...counts].filter(([day]) => day < first));
    const present = new Map([...counts].filter(([day]) => day >= first));
    return {
      ...range,
      totals: totalsOf(present),
      details: { before: totalsOf(before), ...detailsOf(present, { first, last }, roles.items) },
    };
  },
});
