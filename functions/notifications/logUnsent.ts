import type { Log } from '#functions/platform/log.ts';
import type { MailOutcome } from '#functions/platform/mail/mail.ts';
import type { UserID } from '#shared/ids.ts';

/** Logs an email that will never be sent. One that the provider does not allow raises an alarm, because others follow. */
export function logUnsent(log: Log, outcome: MailOutcome, about: { letter: string; UserID: UserID }): void {
  if (outcome === 'refused') log.error('mail.refused', about);
  if (outcome === 'notAllowed') log.error('mail.forbidden', about);
}
