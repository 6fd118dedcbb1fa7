/** One piece of scheduled work; EventBridge Scheduler runs it in the cloud, the local scheduler on one machine. */
export interface Job {
  name: string;
  /** As EventBridge Scheduler writes it; only `rate(…)` in minutes, hours or days is used. */
  schedule: `rate(${number} ${'minutes' | 'hours' | 'days' | 'minute' | 'hour' | 'day'})`;
  /** From the root of the repository. */
  lambda: `functions/jobs/${string}.lambda.ts`;
  /** What it does, for the console and the schedule's own description. */
  description: string;
  /** Who is hurt when it does not run. */
  impact: string;
}

/** All scheduled jobs. Each may run twice or late without harm. */
export const jobs = [
  {
    name: 'payouts',
    schedule: 'rate(1 hour)',
    lambda: 'functions/jobs/payouts.lambda.ts',
    description: 'Makes payouts eligible when their date has come and transfers them to connected accounts.',
    impact: 'Owners and contributors wait for money that is due to them.',
  },
  {
    name: 'reconciliation',
    schedule: 'rate(15 minutes)',
    lambda: 'functions/jobs/reconciliation.lambda.ts',
    description: 'Asks the payment provider about every order, refund and payout that is in doubt.',
    impact:
      'Donors whose payment notice was lost keep seeing "processing", and payouts in doubt stay undecided.',
  },
  {
    name: 'orderExpiry',
    schedule: 'rate(15 minutes)',
    lambda: 'functions/jobs/orderExpiry.lambda.ts',
    description: 'Expires unpaid orders and gives their reserved units back to the project.',
    impact: 'Units that nobody paid for stay reserved, and donors are told that a project is sold out.',
  },
  {
    name: 'requestReminders',
    schedule: 'rate(1 hour)',
    lambda: 'functions/jobs/requestReminders.lambda.ts',
    description: 'Reminds owners of contribution requests that wait for an answer and expires old ones.',
    impact: 'Applicants wait for owners who were not reminded, and old requests do not expire.',
  },
] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]['name'];

/** Functions that an event starts instead of the clock; their code is `functions/jobs/{name}.lambda.ts`. */
export const eventTriggers = {
  stream: {
    name: 'processStream',
    description: 'Does what follows from a change in the table: mail, notifications, points, statistics.',
    impact: 'People do not get mail, notices or points for what has happened.',
  },
  media: {
    name: 'processUpload',
    description:
      'Decodes an uploaded file, encodes it again without metadata, and puts it where it is shown.',
    impact: 'People wait for a picture or video that they have uploaded.',
    /** Deliveries of an upload before it goes to the dead-letter queue. */
    maxReceiveCount: 5,
  },
} as const;
