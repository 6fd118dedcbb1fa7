/** What makes the page of a project complete beyond the required fields, in the order in which it is worth adding. */
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
