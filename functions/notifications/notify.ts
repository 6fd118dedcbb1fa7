import type { callers } from '#functions/platform/caller.ts';
import type { Quote } from '#functions/platform/mail/layout.ts';
import { type EmailLine, renderEmail } from '#functions/platform/mail/renderEmail.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { DigestFrequency } from '#shared/notificationSettings.ts';
import { localizePath } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import type { Asking } from './asking.ts';
import { type DigestEntry, digestSteps, dueDigests, isFarOff, nextDigestOf } from './digest.store.ts';
import { displayNameOf, type Mentioned } from './displayNameOf.ts';
import { askedFor, digestOnly, emailGroups } from './emailGroups.ts';
import { frequencyOf } from './emailPreferences.ts';
import { isWithheld } from './isWithheld.ts';
import { logUnsent } from './logUnsent.ts';
import {
  idOfCause,
  isOfLongAgo,
  type NotificationContent,
  notificationSteps,
  notifications,
} from './notification.store.ts';
import { unsubscribeLinksOf } from './unsubscribeToken.ts';

/** The part of a user's record that a message needs. */
export type Recipient = ReturnType<typeof callers.parse>;

/**
 * Whether a person can be notified. People who are banned, deleted or unconfirmed are skipped silently. No user at all is
 * an error with an alarm: accounts keep their record, so that a recipient without one means news that is never delivered.
 */
export function isReachable(
  { log }: Pick<MailDeps, 'log'>,
  recipient: Recipient | undefined,
  news: string | undefined,
): recipient is Recipient {
  if (!recipient) log.error('recipient.not_found', { news });
  return recipient?.status === 'active';
}

/** An email, with values in the recipient's language. */
interface Email {
  template: EmailTemplate;
  values?: (language: Language) => Record<string, string>;
  /** Text written by another user. */
  quote?: Quote | undefined;
  /** Lists of links, whose texts are the subjects of their templates. Paths are without the language. */
  sections?: (language: Language) => readonly { title: string; lines: readonly EmailLine[] }[];
  /** Target of the button, without the language. */
  path: string;
}

/**
 * Emails a user in their language, if their address takes such an email. One that can never be sent is logged and does not
 * fail the handler.
 */
export async function sendEmail(
  { mail, log }: Pick<MailDeps, 'mail' | 'log'>,
  recipient: Recipient,
  { template, values, quote, sections, path }: Email,
): Promise<void> {
  const { language, email, UserID } = recipient;
  if (isWithheld(recipient, template)) return log.info('mail.withheld', { letter: template, UserID });

  const group = emailGroups[template];
  const message = renderEmail(template, {
    language,
    // A name may be anything, to reach an address that is not proved to be the person's. Former members have none any more.
    name:
      ['unconfirmed', 'deleted'].includes(recipient.status) || template === 'emailChange'
        ? undefined
        : displayNameOf(recipient),
    values: values?.(language) ?? {},
    quote,
    sections: sections?.(language).map(({ title, lines }) => ({
      title,
      lines: lines.map(line => ({ ...line, link: siteUrl() + localizePath(language, line.link) })),
    })),
    link: siteUrl() + localizePath(language, path),
    unsubscribe: group === 'required' ? undefined : unsubscribeLinksOf(language, { UserID, scope: group }),
  });
  // An address that is new here may have been another account's, long ago.
  if (askedFor.has(template) && (recipient.emailProblem || template === 'emailChange'))
    await mail.readmit(email);
  logUnsent(log, await mail.send(email, message), { letter: template, UserID });
}

type NameForReader = (reader: Recipient | undefined) => Promise<string>;

/** An email, a notification in the app, or both. */
export interface Message {
  email?: Email | undefined;
  notification?: Omit<NotificationContent, 'about'> | undefined;
  /**
   * People and projects that the texts name, by the names of the values, such as `person`. For a person who stays anonymous, a
   * text instead of the person. Stored texts are shown without the names of people who have deleted their accounts. What has a
   * name in each language is a function of its reader.
   */
  names?: Readonly<Record<string, Mentioned | NameForReader | undefined>>;
  /** Action that it asks the recipient for: once it has been taken, the notification counts as read, and a digest omits it. */
  asks?: Asking | undefined;
}

/**
 * Notifies an active user in the app, by email as often as they have chosen, or both; see `isReachable` for others. The
 * returned steps store the notification of the app, and the email's entry in a digest.
 */
export async function notify(
  deps: MailDeps,
  recipient: Recipient | undefined,
  message: Message,
): Promise<readonly AnyStep[]> {
  const { email, notification, about } = await naming(recipient, message);
  return await notifyOfAll(deps, recipient, {
    notifications: notification ? [{ ...notification, about, asks: message.asks }] : [],
    email,
    // The notification's values are not formatted yet: the digest is written in the language of its day.
    toEntries: language =>
      email
        ? [
            {
              template: email.template,
              values: notification?.values ?? email.values?.(language) ?? {},
              link: email.path,
              about,
              asks: message.asks,
            },
          ]
        : [],
  });
}

/** The message with the names of people and projects among its values, and the ids of those people. */
async function naming(recipient: Recipient | undefined, { email, notification, names = {} }: Message) {
  const nameOf = (who: Mentioned | NameForReader | undefined): string | Promise<string> => {
    if (typeof who === 'function') return who(recipient);
    return typeof who === 'string' ? who : displayNameOf(who);
  };
  const entries = Object.entries(names).map(async ([value, who]) => [value, await nameOf(who)] as const);
  const named = Object.fromEntries(await Promise.all(entries));
  const about = Object.fromEntries(
    Object.entries(names).flatMap(([value, who]) => (typeof who === 'object' ? [[value, who.UserID]] : [])),
  );
  const values = email?.values;
  return {
    email: email && { ...email, values: (language: Language) => ({ ...values?.(language), ...named }) },
    notification: notification && { ...notification, values: { ...notification.values, ...named } },
    about: Object.keys(about).length > 0 ? about : undefined,
  };
}

/**
 * Notifies an active user of several things: with one email for all of them, and with a notification and an entry in a
 * digest for each. The kind of a notification is also the template of its entry.
 */
export async function notifyOfSeveral(
  deps: MailDeps,
  recipient: Recipient | undefined,
  news: readonly {
    notification: NotificationContent & { kind: EmailTemplate; link: string };
    asks: Asking;
  }[],
  email: Email,
): Promise<readonly AnyStep[]> {
  return await notifyOfAll(deps, recipient, {
    notifications: news.map(({ notification, asks }) => ({ ...notification, asks })),
    email,
    toEntries: () =>
      news.map(({ notification: { kind, values, link }, asks }) => ({ template: kind, values, link, asks })),
  });
}

interface News {
  notifications: readonly NotificationContent[];
  email: Email | undefined;
  toEntries: (language: Language) => readonly Omit<DigestEntry, 'createdAt'>[];
}

async function notifyOfAll(
  deps: MailDeps,
  recipient: Recipient | undefined,
  { notifications: news, email, toEntries }: News,
): Promise<readonly AnyStep[]> {
  if (!isReachable(deps, recipient, email?.template ?? news[0]?.kind)) return [];
  const store = (contents: readonly NotificationContent[]) =>
    contents.length > 0 ? notificationSteps.create(recipient.UserID, contents, deps) : [];
  if (!email || isWithheld(recipient, email.template)) return store(news);

  const { template } = email;
  const group = emailGroups[template];
  const frequency = group === 'required' ? 'immediate' : frequencyOf(recipient, group);
  if (frequency === 'daily' || frequency === 'weekly') {
    const due = nextDigestOf(recipient, frequency, deps.now());
    const entries = toEntries(recipient.language);
    // The digest reads notifications themselves. Only email without a notification, or about what happened long ago, needs an entry.
    const isRead = news.length > 0 && !isOfLongAgo(deps);
    const { collected, scheduled } = digestSteps.collect(due, isRead ? [] : entries, deps);
    const stored = isRead
      ? news.map((one, index) => ({ ...one, ...inDigest(frequency, one, entries[index]) }))
      : news;
    // Most notifications find their digest scheduled: a read is a tenth of the price of a write that changes nothing.
    const isScheduled =
      isFarOff(due, deps.now()) && (await deps.table.get(dueDigests.key(due))) !== undefined;
    return [...store(stored), ...collected, ...(isScheduled ? [] : [scheduled])];
  }
  const steps = store(news);
  const isToSend = frequency === 'immediate' && !digestOnly.has(template);
  if (isToSend && !(await isTold(deps, recipient, news))) await sendEmail(deps, recipient, email);
  return steps;
}

/** Fields by which a digest contains a notification, with a line that says the same or what its entry would have said. */
const inDigest = (
  digest: DigestFrequency,
  { kind, link }: NotificationContent,
  entry: Omit<DigestEntry, 'createdAt'> | undefined,
): Pick<NotificationContent, 'digest' | 'digestLine'> => {
  const digestLine = {
    ...(entry && entry.template !== kind && { template: entry.template }),
    ...(entry && entry.link !== link && { link: entry.link }),
  };
  return { digest, ...(Object.keys(digestLine).length > 0 && { digestLine }) };
};

/** Whether an event that is handled again has told its recipient already. Cost: 1 DynamoDB request of such an event. */
async function isTold(
  deps: MailDeps,
  { UserID }: Recipient,
  [first]: readonly NotificationContent[],
): Promise<boolean> {
  const id = first && idOfCause(deps, UserID, first, 0);
  return id !== undefined && (await deps.table.get(notifications.key(UserID, id))) !== undefined;
}
