import { planOffers, subscriptionSettings } from '#shared/plans.ts';
import { reputation } from '#shared/settings.ts';

/** Figures of the texts about plans. */
export const planFigures = {
  work: reputation.workOnSeveral,
  publish: reputation.publishSeveral,
  projects: reputation.projectsWithPoints,
  days: planOffers.basic.trialDays,
  reminder: subscriptionSettings.trialReminderDays,
};
