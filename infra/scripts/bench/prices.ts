/**
 * Public list prices of AWS in US dollars, in eu-west-2 (London) and at CloudFront's European locations, as of `date`.
 * Without free tiers and discounts. They change: compare them with the price pages before relying on a sum.
 */
export const prices = {
  date: '2026-11-24',
  /** Of on-demand tables, per request unit. */
  table: { read: 0.1485e-6, write: 0.7423e-6 },
  /** Of tables with provisioned capacity, per unit per second and hour. */
  capacity: { read: 0.000154, write: 0.000772 },
  /** Of arm64. */
  lambda: { request: 0.2e-6, gigabyteSecond: 1.33334e-5 },
  /** HTTP API, per request of up to 512 KB. */
  api: { request: 1.16e-6 },
  cdn: { request: 1.2e-6, gigabyte: 0.085 },
  logs: { gigabyte: 0.5985 },
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
  free: { alarmMetrics: 10, dashboards: 3 },
} as const;

/** What cannot be measured on one machine. */
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
  /** Part of a provisioned capacity that is in use, over day and night: it follows the load and aims for 0.7. */
  capacityUse: 0.6,
} as const;

/** Dollars. */
export const targets = { action: 20, mixedDay: 4, idleMonth: 6 } as const;
