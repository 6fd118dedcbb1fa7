/** Maintenance that an operator or an administrator switches on. */
export const maintenance = {
  /** Seconds for which a function caches the switch. Until then it may still respond, or refuse, as before a change. */
  rememberedSeconds: 5,
  /** Limits of the `Retry-After` header, which contains the time until the expected end of maintenance. */
  retryAfterSeconds: { min: 120, max: 3_600 },
  /** Pause of the web client before it asks whether maintenance is over; it grows by itself up to the maximum. */
  ask: { seconds: 10, maxSeconds: 60 },
} as const;
