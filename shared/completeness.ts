/** Optional additions that complete a project's page, in the order in which they are worth making. */
export const completenessSteps = [
  'details',
  'picture',
  'video',
  'roles',
  'progress',
  'team',
  'supporters',
] as const;
export type CompletenessStep = (typeof completenessSteps)[number];

/** Length of details that tell contributors and donors enough, in characters. */
export const tellingDetails = 600;
