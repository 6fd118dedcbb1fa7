import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { EmailProblem } from '#shared/entities/emailProblem.ts';
import { askedFor, emailGroups } from './emailGroups.ts';

/**
 * Whether an email is not sent because of what became of others to the same address: after a complaint none that the
 * person could do without, and once one has come back none but those that are asked for.
 */
export function isWithheld(
  { emailProblem }: { emailProblem?: EmailProblem | undefined },
  template: EmailTemplate,
): boolean {
  if (!emailProblem || askedFor.has(template)) return false;
  return emailProblem.kind === 'bounced' || emailGroups[template] !== 'required';
}
