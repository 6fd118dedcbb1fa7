import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** An email as it was submitted; `at` in seconds. */
export const Mail = z.object({
  messageId: z.string(),
  from: z.string(),
  replyTo: z.array(z.string()),
  destination: z.object({ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) }),
  subject: z.string(),
  body: z.object({ html: z.string().optional(), text: z.string().optional() }),
  attachments: z.array(
    z.object({
      content: z.string(),
      contentType: z.string(),
      filename: z.string().optional(),
      size: z.number(),
    }),
  ),
  /** Only of raw emails. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  at: z.number(),
});
export type Mail = z.infer<typeof Mail>;

/** A call that SES would refuse, with its error code. */
export class SesFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const mostRecipients = 50;
/** An address, or `Name <address>`. */
export const address = /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** Parses the form of SES's SendEmail (version 2010-12-01). */
export function readSendEmail(form: URLSearchParams, now: Date): Mail {
  const members = (prefix: string) =>
    [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);
  const mail: Mail = {
    messageId: `ses-${randomUUID()}`,
    from: form.get('Source') ?? '',
    replyTo: members('ReplyToAddresses'),
    destination: {
      to: members('Destination.ToAddresses'),
      cc: members('Destination.CcAddresses'),
      bcc: members('Destination.BccAddresses'),
    },
    subject: form.get('Message.Subject.Data') ?? '',
    body: {
      html: form.get('Message.Body.Html.Data') ?? undefined,
      text: form.get('Message.Body.Text.Data') ?? undefined,
    },
    attachments: [],
    at: Math.floor(now.getTime() / 1000),
  };

  const { to, cc, bcc } = mail.destination;
  const recipients = [...to, ...cc, ...bcc];
  const invalid = [mail.from, ...recipients, ...mail.replyTo].find(one => !address.test(one));
  if (recipients.length === 0) throw new SesFailure('InvalidParameterValue', 'Missing required header: To.');
  if (recipients.length > mostRecipients) {
    throw new SesFailure('InvalidParameterValue', `Recipient count exceeds ${mostRecipients}.`);
  }
  if (invalid !== undefined) throw new SesFailure('InvalidParameterValue', `Invalid address: ${invalid}`);
  if (mail.subject === '' || /[\r\n]/.test(mail.subject)) {
    throw new SesFailure('InvalidParameterValue', 'The subject must be one line that is not empty.');
  }
  if (!mail.body.html && !mail.body.text) {
    throw new SesFailure('InvalidParameterValue', 'The message must have a text or an HTML body.');
  }

  return mail;
}
