import type { callers } from '#functions/platform/caller.ts';
import { closingReason } from '#shared/paymentPages.ts';
import { second } from '#shared/time.ts';

type Person = Pick<ReturnType<typeof callers.parse>, 'status' | 'sessionsValidFrom'>;

/** Whether a person cannot pay for a plan any more: banned, or a former member. */
export const isBarred = (person: Pick<Person, 'status'> | undefined): boolean =>
  closingReason('plan', { payer: person }) !== undefined;

/**
 * Whether a person had been banned, or had deleted their account, at a time. Their sessions ended then. Whole seconds are
 * compared, because the provider counts in them.
 */
export const wasBarred = (person: Person | undefined, at: string): boolean =>
  person !== undefined && isBarred(person) && toSeconds(at) >= toSeconds(person.sessionsValidFrom ?? '');

const toSeconds = (at: string): number => Math.floor((Date.parse(at) || 0) / second);
