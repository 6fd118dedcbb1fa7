import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { addDays, utcDayOf } from '#shared/days.ts';
import { special } from '#shared/ids.ts';

/**
 * The project of support as a new installation has it. It is not public, like a project that was sent back: visitors
 * would find a project of the company's that takes money and has no payout account.
 */
export const supportProject = (at: string): ProjectRecord => ({
  ProjectID: special.supportProject,
  OwnerUserID: special.support,
  name: 'Cairn support',
  shortName: 'Cairn support',
  description: 'The platform’s own project. It belongs to support, and takes neither money nor applications.',
  details:
    'This project belongs to the account of support. It is not published. Write to support about anything that does not work or is not clear.',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  budget: 100_000,
  endDate: addDays(utcDayOf(at), 365),
  progress: 0,
  rolesNeeded: 1,
  totalContributionBudget: 100_000,
  numberOfContributions: 100,
  contributionName: 'stone',
  contributorsPart: 0,
  image: { kind: 'cairn', palette: 'moss' },
  status: 'denied',
  reason: 'The platform’s own project is not published.',
  submittedAt: at,
  deniedAt: at,
  updatedAt: at,
  planAtSubmission: 'free',
  toHire: false,
  version: 1,
});
