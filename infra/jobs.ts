import { maxDeliveries } from '#shared/settings.ts';

/** One piece of scheduled work; EventBridge Scheduler runs it in the cloud, the local scheduler on one machine. */
export interface Job {
  name: string;
  /** As EventBridge Scheduler writes it; only `rate(…)` in minutes, hours or days is used. */
  schedule: `rate(${number} ${'minutes' | 'hours' | 'days' | 'minute' | 'hour' | 'day'})`;
  /** Effect of a run in one sentence, for the console and the schedule's own description. */
  description: string;
  /** Impact on users when it does not run. */
  impact: string;
}

/** All scheduled jobs. Each may run twice or late without harm. */
export const jobs = [
  {
    name: 'probe',
    schedule: 'rate(5 minutes)',
    description: 'Opens the home page and the health check over the public address.',
    impact: 'Visitors cannot open the site.',
  },
  {
    name: 'payouts',
    schedule: 'rate(1 hour)',
    description: 'Queues the recipients of due payouts.',
    impact: 'Owners and contributors are not paid on time.',
  },
  {
    name: 'reconciliation',
    schedule: 'rate(15 minutes)',
    description: 'Reconciles unresolved orders, refunds and payouts with the payment provider.',
    impact:
      'Donors whose webhook event was lost keep seeing "processing", and unresolved payouts stay unresolved.',
  },
  {
    name: 'ledgerCheck',
    schedule: 'rate(1 day)',
    description:
      "Compares the ledger with itself and the payment provider, and checks the provider's settings.",
    impact: 'Wrong bookings and wrong settings at the payment provider are noticed late.',
  },
  {
    name: 'proof',
    schedule: 'rate(5 minutes)',
    description: 'Enters new points and postings into the hash chains of their projects.',
    impact: 'The public proof of points and payouts falls behind.',
  },
  {
    name: 'proofCheck',
    schedule: 'rate(1 hour)',
    description: 'Checks the hash chains against the stored points and postings, longest unchecked first.',
    impact: 'A change of stored points or postings is noticed late.',
  },
  {
    name: 'orderExpiry',
    schedule: 'rate(5 minutes)',
    description:
      'Expires unpaid orders, releases their reserved units, and closes payment pages that must not take money any more.',
    impact:
      'Unpaid units stay reserved, and donors see projects as sold out. What is paid on a page that should be closed has to be refunded.',
  },
  {
    name: 'payeeReminders',
    schedule: 'rate(1 hour)',
    description:
      'Reminds recipients whose payouts wait for their payout account, reports unclaimed ones, and reminds administrators of disputes.',
    impact: 'People are not told that money waits for them, nor administrators that evidence is due.',
  },
  {
    name: 'invoices',
    schedule: 'rate(6 hours)',
    description: 'Issues the invoices for the platform fees of the months that are over, and credit notes.',
    impact: 'Owners get no invoices for platform fees, and the VAT of a month is not booked.',
  },
  {
    name: 'accountExpiry',
    schedule: 'rate(1 hour)',
    description:
      'Deletes accounts whose email address was not confirmed in seven days, and what the user pool still has of deleted ones. Creates those of the company that are missing.',
    impact:
      'Addresses of people who never confirmed them, or have deleted their account, are kept; usernames of the former stay taken. On a new installation nobody can write to support.',
  },
  {
    name: 'trialReminders',
    schedule: 'rate(1 hour)',
    description: 'Reminds people three days before the trial of their plan ends.',
    impact: 'People are charged at the end of a trial without having been reminded.',
  },
  {
    name: 'requestReminders',
    schedule: 'rate(1 hour)',
    description: 'Reminds owners of pending contribution requests and expires old ones.',
    impact: 'Owners are not reminded of pending applications, and old applications never expire.',
  },
  {
    name: 'refundReminders',
    schedule: 'rate(1 hour)',
    description:
      'Reminds owners of refund requests that wait for their answer, and hands those of seven days over to administrators.',
    impact: 'Supporters wait for an answer longer than promised, and the money stays held.',
  },
  {
    name: 'taskReminders',
    schedule: 'rate(1 hour)',
    description: 'Notifies teams of tasks that are due soon or overdue.',
    impact: 'Teams are not told that their tasks are due.',
  },
  {
    name: 'trending',
    schedule: 'rate(1 hour)',
    description:
      'Removes projects whose activity is long ago from the trending ones, notes whose turn it is in the reserved places, and writes snapshots of the market’s index.',
    impact:
      'The home page features projects that are no longer active, reserved places do not change hands, and functions that search the market take longer to start.',
  },
  {
    name: 'sitemaps',
    schedule: 'rate(1 day)',
    description: 'Writes the sitemaps of all public projects and people.',
    impact: 'Search engines find new projects and people later.',
  },
  {
    name: 'digests',
    schedule: 'rate(15 minutes)',
    description:
      'Tells people of new projects that their saved searches find, and sends daily and weekly digests at seven in the morning of each recipient.',
    impact:
      'Users who chose a digest are not emailed, and nobody is told of new projects for saved searches; the next run does both.',
  },
] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]['name'];

/** Functions that an event starts instead of the clock; their code is `functions/jobs/{name}.ts`. */
export const eventTriggers = {
  stream: {
    name: 'processStream',
    description: 'Processes the table’s change stream: emails, notifications, points and statistics.',
    impact: 'Users miss emails, notifications and points.',
  },
  media: {
    name: 'processUpload',
    description:
      'Decodes each upload and removes its metadata, publishes pictures, and makes those of link previews.',
    impact: 'Uploaded pictures and videos do not appear, and link previews have no picture of new projects.',
    /** Deliveries of an upload before it goes to the dead-letter queue. */
    maxReceiveCount: maxDeliveries,
    /** Uploads processed at the same time: work for which no visitor waits must not take the executions of visitors. */
    concurrency: 10,
  },
  mail: {
    name: 'recordMailFeedback',
    description: 'Notes addresses whose emails come back or are reported as spam.',
    impact: 'Emails go on to addresses where nobody gets or wants them, which endangers all others.',
  },
  payouts: {
    name: 'sendPayouts',
    description: 'Sends the due payouts of each queued recipient to their connected account.',
    impact: 'Some owners and contributors are not paid.',
    maxReceiveCount: maxDeliveries,
    /** Messages of one call, and calls at the same time: enough of both to use the provider's rate. */
    batchSize: 5,
    concurrency: 10,
  },
} as const;

/** Function that Cognito runs before the user pool issues tokens. */
export const tokenTrigger = {
  name: 'withholdSelfService',
  description: 'Withholds from access tokens the scope with which they change their user at the user pool.',
} as const;
