/**
 * Public list prices of AWS in US dollars, in eu-west-2 (London) and at CloudFront's European locations, entered by hand on `date`
 * from `sources`. Without free tiers and discounts, except those in `free`. They change: compare them with the pages before
 * relying on a sum.
 */
export const prices = {
  date: '2026-11-26',
  sources: [
    'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    'https://aws.amazon.com/lambda/pricing/',
    'https://aws.amazon.com/api-gateway/pricing/',
    'https://aws.amazon.com/cloudfront/pricing/',
    'https://aws.amazon.com/waf/pricing/',
    'https://aws.amazon.com/cloudwatch/pricing/',
    'https://aws.amazon.com/cognito/pricing/',
    'https://aws.amazon.com/ses/pricing/',
    'https://aws.amazon.com/s3/pricing/',
    'https://aws.amazon.com/bedrock/pricing/',
    'https://aws.amazon.com/translate/pricing/',
  ],
  /** Of on-demand tables, per request unit. */
  table: { read: 0.1485e-6, write: 0.7423e-6 },
  /** Of tables with provisioned capacity, per unit per second and hour. */
  capacity: { read: 0.000154, write: 0.000772 },
  /** Of arm64. */
  lambda: { request: 0.2e-6, gigabyteSecond: 1.33334e-5 },
  /** HTTP API, per request of up to 512 KB. */
  api: { request: 1.16e-6 },
  /** An invalidation is of one path or tag. */
  cdn: { request: 1.2e-6, gigabyte: 0.085, functionCall: 0.1e-6, invalidation: 0.005 },
  firewall: { request: 0.6e-6 },
  /** Of the standard class, and of the one for infrequent access. */
  logs: { gigabyte: 0.5985, infrequent: 0.29925 },
  mail: { message: 1e-4 },
  /** Gigabytes are those of a month. */
  files: { put: 5.3e-6, get: 0.42e-6, gigabyte: 0.024 },
  /** Of the table per gigabyte and month, and of its recovery to any point in time. */
  kept: { gigabyte: 0.297, recovery: 0.2376 },
  /** EventBridge and SQS for one upload. */
  queue: { message: 1.4e-6 },
  /** Of a person who signs in within a month; the first 10,000 are free with Lite and Essentials. */
  identity: { lite: 0.0055, essentials: 0.015, plus: 0.02 },
  /** Of the model that the deployment guide takes as its example (Claude Haiku 4.5, in the region), per token. */
  model: { input: 1.1e-6, output: 5.5e-6 },
  /** Of Amazon Translate, per character, markup and spaces included. */
  translator: { character: 15e-6 },
  /** Per month. */
  monthly: {
    alarmMetric: 0.1,
    secret: 0.4,
    key: 1,
    hostedZone: 0.5,
    firewall: 5,
    firewallRule: 1,
    dashboard: 3,
  },
  /** Always free, per month. */
  free: { alarmMetrics: 10, dashboards: 3, activePeople: 10_000 },
} as const;

/** Assumptions about figures that cannot be measured on one machine. */
export const assumptions = {
  /** Memory of functions, in GB; that of `CloudFunction`. */
  memory: 0.5,
  /** Milliseconds of a call that waits for nothing. */
  baseMs: 8,
  /** Milliseconds of a DynamoDB request. Those that run at the same time are counted one after another. */
  requestMs: 5,
  /** Part of the calls that start a new environment, whose start is paid too, and its milliseconds. */
  coldStarts: 0.01,
  coldMs: 300,
  /** Lambda's own lines per call, in bytes: none, because its level is WARN. */
  systemLogBytes: 0,
  /** Part of the anonymous requests for public answers that CloudFront answers from its copies. */
  edgeHits: 0.8,
  /** Milliseconds of rendering a page, and GB of memory of functions that render or decode pictures. */
  pageMs: 25,
  largeMemory: 1.77,
  /** Bytes of a rendered page, compressed, and of the files that a first view needs besides it, which browsers keep. */
  pageBytes: 18_000,
  firstViewBytes: 215_000,
  firstViewFiles: 13,
  /** Pictures of a page view that the browser does not have, and their bytes. */
  pictures: 2,
  pictureBytes: 25_000,
  /** Part of the page views for which a browser has nothing. */
  firstViews: 0.5,
  /** Part of the pages that CloudFront has a copy of. */
  pageHits: 0.5,
  /** Part of the page views for which a text is translated by machine that is not kept yet, where a translator is set. */
  translatedViews: 0.005,
  /** Bytes that API Gateway logs per call. */
  accessLogBytes: 225,
  /** Followers of a project whose owner has it tell them all that it may; telling one costs two writes and two reads of a unit. */
  followers: 200,
  /** Tokens of a request to the model: the instructions, and the most that it may answer. */
  model: { input: 1_500, output: 2_500 },
  /** Milliseconds for which the largest picture is decoded; it is refused after twenty seconds. */
  decodingMs: 4_000,
  /** Members of a team who are notified. */
  team: 50,
  /** Part of a provisioned capacity that is in use, over day and night: it follows the load and aims for 0.7. */
  capacityUse: 0.6,
} as const;

/** Dollars. */
export const targets = {
  mixedDay: 4.5,
  idleMonth: 6,
  /** Cost of the month in `month.ts`, without Cognito and SES. */
  month: 130,
  /** Cost that one attacker may cause per day, with one account and from one network. */
  accountDay: 1,
  networkDay: 10,
} as const;
