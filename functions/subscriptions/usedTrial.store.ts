import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { grant } from '#functions/platform/uses.ts';
import { Instant } from '#shared/fields.ts';
import { subscriptionSettings as settings } from '#shared/plans.ts';
import { day, second } from '#shared/time.ts';
import type { SubscriptionRecord } from './subscription.store.ts';

/** That a person who has deleted their account had used their trial: nothing but a hash of their address. */
const usedTrials = entity({
  name: 'usedTrial',
  schema: z.object({ hash: z.string(), until: Instant }),
  key: (hash: string) => ({ pk: `usedTrial#${hash}`, sk: 'usedTrial' }),
  ttl: ({ until }) => Math.ceil(Date.parse(until) / second),
});

/** Domains of which one is another name of the other, and which ignore dots. */
const gmail = ['gmail.com', 'googlemail.com'];

/**
 * Normal form of an address, the same for all spellings of one mailbox: lower case, NFC, without the tag after a plus sign,
 * and without dots at Gmail. Only for recognising a used trial: elsewhere addresses are used as people write them.
 */
export function trialMailboxOf(email: string): string {
  const written = email.trim().normalize('NFC').toLowerCase();
  const at = written.lastIndexOf('@');
  const [name = ''] = written.slice(0, at).split('+');
  const domain = written.slice(at + 1);
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@${gmail[0]}` : `${name}@${domain}`;
}

/** Keyed, so that addresses cannot be tried without the secret. Losing the secret only gives people another trial. */
const hashOf = (email: string): string =>
  createHmac('sha256', environment('UNSUBSCRIBE_SECRET'))
    .update(`trial ${trialMailboxOf(email)}`)
    .digest('hex');

/** Keeps that the trial of an address has been used, for as long as the privacy notice says. */
export const keepUsedTrial = (email: string, at: string) => {
  const until = new Date(Date.parse(at) + settings.usedTrialDays * day).toISOString();
  const hash = hashOf(email);
  return Step.put(usedTrials.key(hash), { hash, until });
};

interface Person {
  record: SubscriptionRecord | undefined;
  email: string;
}

/** Whether a person has had their only trial, also with an account that they have deleted since. */
export async function hasUsedTrial(
  { table, now }: { table: Pick<Table, 'get'>; now: () => string },
  { record, email }: Person,
): Promise<boolean> {
  if (record?.trialUsedAt) return true;
  const kept = await table.get(usedTrials.key(hashOf(email)));
  return kept !== undefined && kept.until > now();
}

/** Hashing the addresses of people who have used their trial. */
export const addressHashes = grant({ addressHashes: true }, ['UNSUBSCRIBE_SECRET']);
