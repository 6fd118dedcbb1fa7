/** The product's settings. Money is in integer minor units; names of durations include the unit. */

export const currencies = ['GBP', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Countries by ISO code, with the currency of their projects and the time zone of most of their people. */
export const countries = {
  GB: { name: 'United-Kingdom', currency: 'GBP', timeZone: 'Europe/London' },
  FR: { name: 'France', currency: 'EUR', timeZone: 'Europe/Paris' },
  ES: { name: 'Spain', currency: 'EUR', timeZone: 'Europe/Madrid' },
  US: { name: 'USA', currency: 'USD', timeZone: 'America/New_York' },
} as const satisfies Record<string, { name: string; currency: Currency; timeZone: string }>;
export type Country = keyof typeof countries;
export const countryCodes = Object.keys(countries) as [Country, ...Country[]]; // the keys of a constant object

/** Interface languages; `gb` and `us` are English with their own spelling, currency and dates. */
export const languages = ['en', 'fr', 'es', 'gb', 'us'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';
export const fallbackCountry: Country = 'US';

/** Languages of texts written by users. */
export const writtenLanguages = ['en', 'fr', 'es'] as const;

export const reputation = {
  answerMessage: 5,
  submitProject: 250,
  acceptedTask: 200,
  /**
   * Accepted tasks of one person for which one owner can award points, over all projects of the owner, per UTC day and per week
   * from Monday on. Later ones are accepted without points.
   */
  taskAwards: { perDay: 3, perWeek: 10 },
  /** Administrators notice two people who have awarded each other points for tasks within this time. */
  circleDays: 30,
  completeProject: 1000,
  removedFromTeam: 100,
  /** Points required to work on several projects without a paid plan. */
  workOnSeveral: 10_000,
  /** Points required to publish several projects without a paid plan, and their maximum number. */
  publishSeveral: 20_000,
  projectsWithPoints: 3,
  recruitThreshold: 2_000,
  /** Levels on which people stand in the reputation map, by their smallest number of points. */
  levels: [0, 500, 2_000, 5_000, 10_000, 20_000],
} as const;

export const project = {
  name: { min: 3, max: 60 },
  shortName: { min: 3, max: 30 },
  description: { min: 20, max: 160 },
  details: { min: 50, max: 10_000 },
  pointName: { min: 2, max: 30 },
  /** Minor units. Each of the seven stones of the smallest budget takes a smallest payment (decision 56). */
  budget: { min: 14_00, max: 100_000_000_00 },
  contributions: { min: 1, max: 100_000 },
  roles: { min: 1, max: 50 },
  endDateDays: { default: 60, max: 365 },
  reason: { min: 10, max: 1_000 },
  /** The team's share of the income, in percent. */
  contributorsPart: { default: 0, max: 90 },
} as const;

/** The four sections of a proposal. */
export const proposalParts = ['idea', 'work', 'money', 'picture'] as const;

export const profile = {
  firstName: { min: 2, max: 50 },
  lastName: { min: 2, max: 100 },
  username: { min: 2, max: 45 },
  email: { min: 10, max: 300 },
  about: { min: 20, max: 400 },
  bio: { min: 20, max: 500 },
  links: { count: 5, max: 300 },
  city: { min: 2, max: 100 },
  phone: { min: 5, max: 30 },
  address: { min: 5, max: 200 },
  password: { min: 8, max: 128 },
  affiliateCode: { max: 64 },
  readyMadeAvatars: 71,
} as const;

export const prospect = {
  PersonType: { min: 3, max: 45, default: 'expert' },
  Notes: { min: 10, max: 255, default: 'You are the one.' },
  hoursPerWeek: { min: 1, max: 40 },
  /** Days from today to the last day on which one can apply. */
  applyByDays: { min: 0, max: 365 },
} as const;

export const comment = { min: 2, max: 2_000 } as const;

export const request = {
  note: { min: 2, max: 500 },
  reminderDays: [2, 7],
  expiryDays: 14,
  /** The latest answers of an owner from which their usual answer time is computed, and how many it takes. */
  rememberedAnswers: 20,
  answersForMedian: 5,
} as const;

/** Priorities of a task, as the specification numbers them. CLEAR resets the priority to NONE and is never stored. */
export const priorities = {
  NONE: 0,
  LOWEST: 1,
  LOW: 2,
  MEDIUM: 3,
  HIGH: 4,
  HIGHEST: 5,
  CLEAR: 12,
} as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

export const task = {
  Title: { min: 3, max: 255 },
  Description: { min: 3, max: 2_000 },
  /** Project points of the assignee, a share of the team's part of payments. */
  points: { min: 0, max: 10_000 },
  /** Days before its due date on which a task counts as due soon. */
  dueSoonDays: 2,
} as const;

/** Ids of the special accounts and projects of the specification. They grant no rights. */
export const specialIds = {
  topAdministrator: '1',
  support: '2',
  supportProject: '1',
  noProject: '0',
} as const;

/** The lists of a person's messages; drafts are separate. */
export const messageLists = ['inbox', 'sent', 'trash'] as const;
export type MessageList = (typeof messageLists)[number];

/** Configuration data of a page: characters of its JSON. */
export const pageConfig = { max: 4_000 } as const;

export const lists = { pageSize: 20, choices: [10, 20, 50], max: 100, recentOrders: 20 } as const;

export const money = {
  /** Minor units, inclusive. The minimum follows from the cost of card payments (`cardCosts.ts`). */
  donation: { max: 5_000_00 },
  /** Stripe's maximum payment in our currencies, in minor units. */
  maxPayment: 999_999_99,
  /** Minutes after which an unpaid order expires. */
  orderExpiry: { points: 35, donation: 23 * 60 },
  /** Shortest life of a checkout session in minutes. Stripe demands 30 by its own clock. */
  minSession: 33,
  /** Unresolved orders of a person. */
  maxOpenOrders: 3,
  /** Part of a project's remaining units that a person can hold in unpaid orders. */
  maxHeldShare: 1 / 4,
  /** Minutes after which an order without a checkout session gives its units to a buyer who finds none left. */
  unopenedOrder: 5,
  /** Days from a payment until its payouts become eligible; also the refund window. */
  eligibleAfterDays: 14,
  /** Hours after which a refund of which the provider knows nothing is sent under a new idempotency key. */
  refundRetryHours: 1,
  /** Minimum transfer, in minor units. */
  minTransfer: 10_00,
  /** Hours after which the provider is asked again about a payout account that is not ready and has sent no event. */
  accountRecheckHours: 24,
} as const;

/** Minutes for which a person may return from the provider's onboarding by its link. */
export const connectStateMinutes = 30;

/** Payouts that wait for their recipient's payout account. */
export const unclaimedPayouts = {
  /** Days after which the recipient is reminded. */
  reminderDays: [0, 7, 30, 60],
  /** Days after which administrators are told of a recipient without a ready account, with the next reminder. */
  tellAdministratorAfterDays: 30,
  /** Days after which payouts count as unclaimed. */
  afterDays: 90,
} as const;

/** Administrators are reminded of a dispute this many days before its evidence is due. */
export const disputeReminderDays = 2;

/** Calls to the payment provider that no user waits for. */
export const providerCalls = {
  /** Over all jobs together. Stripe allows 100 a second; the rest is for users. */
  backgroundPerSecond: 25,
  /** Seconds that a job waits for a free call before it leaves its work to a later delivery. */
  patienceSeconds: 120,
} as const;

/** A run of the reconciliation with the payment provider. */
export const reconciliation = {
  /** After this time nothing further is started; below the job's timeout of five minutes. */
  runSeconds: 240,
  /** Items of each kind (orders, captures, transfers …). */
  budget: 2_000,
  /** Items of each kind, and events, at the same time. */
  concurrency: 8,
} as const;

/** Deliveries of a message of a work queue before it goes to the dead-letter queue. */
export const maxDeliveries = 5;

export const sessions = {
  accessMinutes: 60,
  refreshDays: 30,
  confirmationHours: 48,
  /** After so many days, an account that was never confirmed is deleted. */
  unconfirmedDays: 7,
  resetMinutes: 60,
  returnPathMax: 400, // characters of the page of the site to which an emailed link leads on
  rotationGraceSeconds: 60, // in which an exchanged refresh token is accepted again: two tabs, or a lost response
} as const;

/** Skills of roles; the market filters by them. */
export const skills = [
  'developers',
  'designers',
  'writers',
  'makers',
  'artists',
  'organisers',
  'others',
] as const;
export type Skill = (typeof skills)[number];

/** Client timings of the specification, in milliseconds. */
export const timings = {
  fetchTimeout: 10_000,
  serverRetry: 5_000,
  serverRetryMax: 50,
  inboxPolling: 30_000,
  /** Time after which counts of open items reflect a change. */
  countsFollow: 2_500,
  markAsRead: 2_000,
  redirect: 5_000,
  notice: 3_000,
  /** Time for which a decision is held so that it can be undone. */
  undo: 10_000,
  noticeMin: 1_000,
  noticeWarning: 5_000,
  noticeError: 10_000,
  /** Notices from which something can be done, such as undoing what they say. */
  noticeAction: 15_000,
  accessFailure: 20_000,
  /** Time for which the result of an access check is cached. */
  accessRemembered: 5 * 60_000,
  signInSuccess: 2_000,
  formSuccess: 10_000,
  serverReachable: 5_000,
  translationRetry: 350,
} as const;
