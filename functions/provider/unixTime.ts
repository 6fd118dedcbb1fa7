import { second } from '#shared/time.ts';

/** Converts the provider's times, in seconds since 1970, to ISO dates. */
export const isoFromUnix = (seconds: number): string => new Date(seconds * second).toISOString();
