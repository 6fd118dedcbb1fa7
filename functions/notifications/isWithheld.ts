import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { EmailProblem } from '#shared/entities/emailProblem.ts';
import { askedFor, emailGroups } from './emailGroups.ts';

/**
 * Whether an email is withheld because of the outcome of others to the same address: after a complaint, all optional
 * emails; after a bounce, all emails except those that the person has just asked for.
 */
export function isWithheld(
  { emailProblem }: { emailProblem?: EmailProblem | undefined },
  template: EmailTemplate,
): boolean {
  if (!emailProblem || askedFor.has(template)) return false;
  return emailProblem.kind === 'bounced' || emailGroups[template] !== 'required';
}
