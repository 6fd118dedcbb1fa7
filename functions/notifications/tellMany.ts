import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { type DueDigest, nextDigestOf, scheduleTogether } from './digest.store.ts';
import { emailGroups } from './emailGroups.ts';
import { frequencyOf } from './emailPreferences.ts';
import { isWithheld } from './isWithheld.ts';
import { notifications, type StoredNotification } from './notification.store.ts';
import { isReachable, type Recipient, sendEmail } from './notify.ts';

/** The same news for many people, whose notification of it has the same id. */
type CommonNews = Pick<StoredNotification, 'NotificationID' | 'about' | 'ofProject'> & {
  kind: StoredNotification['kind'] & EmailTemplate;
  /** Values of the texts for a reader of a language. */
  valuesFor: (reader: Pick<Recipient, 'language'>) => StoredNotification['values'];
  link: string;
};

/** People who are told at the same time: many more would be throttled. */
const atOnce = 25;

/**
 * Tells many active users the same, each once however often it is repeated. Returns the steps that schedule their digests, which read the
 * notifications themselves. Cost per person: 2 write units, and 1 for an email that is sent immediately; 2 for those who are due together.
 */
export async function tellMany(
  deps: MailDeps,
  people: readonly (Recipient | undefined)[],
  news: CommonNews,
  cause: string,
): Promise<readonly AnyStep[]> {
  const reachable = people.filter(one => isReachable(deps, one, news.kind));
  const due: DueDigest[] = [];
  for (let from = 0; from < reachable.length; from += atOnce) {
    const together = reachable.slice(from, from + atOnce);
    const told = await Promise.all(together.map(one => tell(deps, one, news)));
    due.push(...told.flatMap(one => one ?? []));
  }
  return scheduleTogether(cause, due);
}

/** Tells one person, and returns the digest that contains it. */
async function tell(
  deps: MailDeps,
  recipient: Recipient,
  { kind, link, valuesFor, ...news }: CommonNews,
): Promise<DueDigest | undefined> {
  const { table, now } = deps;
  const { UserID } = recipient;
  const values = valuesFor(recipient);
  const group = emailGroups[kind];
  if (group === 'required') throw new Error(`${kind} is not told to many people`);
  const frequency = isWithheld(recipient, kind) ? 'never' : frequencyOf(recipient, group);
  const digest = frequency === 'daily' || frequency === 'weekly' ? frequency : undefined;

  const item = { ...news, kind, values, link, createdAt: now(), read: false, ...(digest && { digest }) };
  // Not in one transaction, which costs twice as much: after a crash in between, one notification is not counted as unread.
  const known = await table.write(Step.create(notifications.key(UserID, news.NotificationID), item));
  if (!known) await table.write(personCounts.add(UserID, { unread: 1 }));
  if (frequency === 'immediate')
    await sendEmail(deps, recipient, { template: kind, values: () => values, path: link });
  return digest && nextDigestOf(recipient, digest, now());
}
