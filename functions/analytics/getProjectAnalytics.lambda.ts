import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { analytics } from '#shared/contracts/analytics.ts';
import { getProjectAnalytics } from './getProjectAnalytics.ts';

export const handler = lambda(analytics.getProjectAnalytics, {
  load: ({ ProjectID }) => [projects.key(ProjectID)],
  run: getProjectAnalytics,
});
