import type { callers } from '#functions/platform/caller.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { renderEmail } from '#functions/platform/mail/renderEmail.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { localizePath } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { type NotificationContent, notificationSteps } from './notification.store.ts';

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
  { mail, log }: Pick<JobDeps, 'mail' | 'log'>,
  recipient: Recipient,
  { template, values, quote, path }: Email,
): Promise<void> {
  const { language, email, UserID } = recipient;
  const message = renderEmail(template, {
    language,
    name: displayNameOf(recipient),
    values: values?.(language) ?? {},
    quote,
    link: siteUrl + localizePath(language, path),
  });
  const outcome = await mail.send(email, message);
  if (outcome === 'refused') log.error('mail refused', { letter: template, UserID });
}

/**
 * Notifies an active user by email, in the app, or both; other users are skipped. The returned steps store the
 * notification of the app.
 */
export async function notify(
  deps: JobDeps,
  recipient: Recipient | undefined,
  { email, notification }: { email?: Email | undefined; notification?: NotificationContent | undefined },
): Promise<readonly AnyStep[]> {
  if (recipient?.status !== 'active') return [];
  if (email) await sendEmail(deps, recipient, email);
  return notification
    ? notificationSteps.create(recipient.UserID, notification, { id: deps.newId(), at: deps.now() })
    : [];
}
