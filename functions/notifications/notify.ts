import type { callers } from '#functions/platform/caller.ts';
import { renderEmail } from '#functions/platform/mail/renderEmail.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { localizePath } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { digestSteps } from './digest.store.ts';
import { digestOnly, emailGroups } from './emailGroups.ts';
import { frequencyOf } from './emailPreferences.ts';
import { type NotificationContent, notificationSteps } from './notification.store.ts';
import { unsubscribeLinksOf } from './unsubscribeToken.ts';

/** The part of a user's record that a message needs. */
export type Recipient = ReturnType<typeof callers.parse>;

/** An email, with values in the recipient's language. */
interface Email {
  template: EmailTemplate;
  values?: (language: Language) => Record<string, string>;
  /** Text written by another user. */
  quote?: string | undefined;
  /** Target of the button, without the language. */
  path: string;
}

/** The name that messages address or mention a user by. */
export const displayNameOf = (user: Recipient | undefined): string =>
  user?.firstName ?? user?.username ?? '—';

/** Emails a user in their language. An address that is rejected for good is logged and does not fail the handler. */
export async function sendEmail(
  { mail, log }: Pick<MailDeps, 'mail' | 'log'>,
  recipient: Recipient,
  { template, values, quote, path }: Email,
): Promise<void> {
  const { language, email, UserID } = recipient;
  const group = emailGroups[template];
  const message = renderEmail(template, {
    language,
    // Whoever signed up may have written anything as a name, to reach an address that is not theirs.
    name: recipient.status === 'unconfirmed' ? undefined : displayNameOf(recipient),
    values: values?.(language) ?? {},
    quote,
    link: siteUrl + localizePath(language, path),
    unsubscribe: group === 'required' ? undefined : unsubscribeLinksOf(language, { UserID, scope: group }),
  });
  const outcome = await mail.send(email, message);
  if (outcome === 'refused') log.error('mail refused', { letter: template, UserID });
}

/**
 * Notifies an active user in the app, by email as often as they have chosen, or both; other users are skipped. The
 * returned steps store the notification of the app, and the email's entry in a digest.
 */
export async function notify(
  deps: MailDeps,
  recipient: Recipient | undefined,
  { email, notification }: { email?: Email | undefined; notification?: NotificationContent | undefined },
): Promise<readonly AnyStep[]> {
  if (recipient?.status !== 'active') return [];
  const now = { id: deps.newId(), at: deps.now() };
  const steps = notification ? notificationSteps.create(recipient.UserID, notification, now) : [];
  if (!email) return steps;

  const { template, path: link } = email;
  const group = emailGroups[template];
  const frequency = group === 'required' ? 'immediate' : frequencyOf(recipient, group);
  if (frequency === 'daily' || frequency === 'weekly') {
    // The notification's values are not formatted yet: the digest is written in the language of its day.
    const values = notification?.values ?? email.values?.(recipient.language) ?? {};
    return [...steps, ...digestSteps.collect(recipient, frequency, { template, values, link }, now)];
  }
  if (frequency === 'immediate' && !digestOnly.has(template)) await sendEmail(deps, recipient, email);
  return steps;
}
