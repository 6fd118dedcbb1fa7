/** Maintenance that an operator or an administrator switches on. */
export const maintenance = {
  /** For which a function remembers the switch: until then it may go on answering, or refusing. */
  rememberedSeconds: 5,
  /** What `Retry-After` tells clients: the time until the expected end, within these limits. */
  retryAfterSeconds: { min: 120, max: 3_600 },
  /** Pause of the web client before it asks whether maintenance is over; it grows by itself up to the maximum. */
  ask: { seconds: 10, maxSeconds: 60 },
} as const;
