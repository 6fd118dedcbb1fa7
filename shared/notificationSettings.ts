/** The groups in which users choose how often they are emailed. */
export const notificationGroups = [
  'applications',
  'team',
  'messages',
  'contacts',
  'comments',
  'money',
  'projects',
  'following',
  'reports',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Email frequencies of a notification group: one email per notification, a digest, or no email. */
export const emailFrequencies = ['immediate', 'daily', 'weekly', 'never'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];
/** Those with a digest. */
export const digestFrequencies = ['daily', 'weekly'] as const satisfies readonly EmailFrequency[];
export type DigestFrequency = (typeof digestFrequencies)[number];

/** Frequencies at which a person is told of new projects that a saved search finds. */
export const searchFrequencies = ['daily', 'weekly', 'never'] as const satisfies readonly EmailFrequency[];

/** Letters of the name of a saved search. */
export const searchNameLength = 80;

/** Frequencies of users who have chosen none: what a person waits for is emailed immediately. */
export const defaultFrequencies = {
  applications: 'immediate',
  team: 'immediate',
  messages: 'immediate',
  contacts: 'immediate',
  comments: 'daily',
  money: 'immediate',
  projects: 'immediate',
  following: 'daily',
  reports: 'daily',
} as const satisfies Record<NotificationGroup, EmailFrequency>;

/** The chosen frequencies; groups without a choice have the default. */
export type ChosenFrequencies = { [Group in NotificationGroup]?: EmailFrequency | undefined };

/** The frequency of every group. */
export const frequenciesOf = (
  chosen: ChosenFrequencies | undefined,
): Record<NotificationGroup, EmailFrequency> => ({ ...defaultFrequencies, ...withoutGaps(chosen) });

const withoutGaps = (chosen: ChosenFrequencies = {}): Partial<Record<NotificationGroup, EmailFrequency>> =>
  Object.fromEntries(Object.entries(chosen).filter(([, frequency]) => frequency !== undefined));

export const digest = {
  /** Hour of the recipient's day at which digests are sent. */
  hour: 7,
  /** Day of weekly digests; 0 is Sunday. */
  weekday: 1,
  /** Notifications that a digest lists; further ones are counted. */
  maxEntries: 20,
  /** Notifications that a digest counts at most. */
  maxCounted: 200,
  /**
   * Minutes by which digests are sent late, and for which newer notifications wait for the next one. Longer than any
   * transaction takes from creating an id to its commit.
   */
  lagMinutes: 5,
  /** Minutes after which a run that has not recorded its outcome has crashed. Longer than a function can run. */
  leaseMinutes: 20,
  /** Days for which collected notifications are kept while email cannot be sent. */
  retentionDays: 30,
} as const;

export const searchNews = {
  /** Minutes before a digest in which its saved searches are looked up. */
  leadMinutes: 60,
  /** Minutes for which a project that has just been published waits: its listing may be late. */
  lagMinutes: 15,
  /** Projects that are counted for one search at a time; of more there is only said that there are more. */
  maxCounted: 50,
  /** Days of which projects are told, after a time in which nothing could be. */
  maxDays: 30,
} as const;
