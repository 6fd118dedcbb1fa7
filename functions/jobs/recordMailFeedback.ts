import * as z from 'zod/mini';
import { recordEmailProblem } from '#functions/auth/recordEmailProblem.ts';
import { job } from '#functions/platform/job.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The used part of SES's events of bounces and complaints, as EventBridge delivers them. */
const MailFeedback = z.object({
  detail: z.object({
    mail: z.object({ timestamp: z.string() }),
    bounce: z.optional(
      z.object({ bounceType: z.string(), timestamp: z.string(), bouncedRecipients: Recipients }),
    ),
    complaint: z.optional(
      z.object({
        complaintFeedbackType: z.optional(z.nullable(z.string())),
        timestamp: z.string(),
        complainedRecipients: Recipients,
      }),
    ),
  }),
});

/**
 * Records addresses from which emails bounce permanently, and those whose owners report an email as spam. A full mailbox,
 * an absence or a server that is down says nothing about an address; nor does `not-spam`, the end of a report.
 */
export const recordMailFeedback = job('recordMailFeedback', {
  writes: ['user#*'],
  run: async (event: unknown, deps) => {
    const { mail, bounce, complaint } = MailFeedback.parse(event).detail;
    const sentAt = new Date(mail.timestamp).toISOString();
    const record = async (
      kind: 'bounced' | 'complained',
      at: string,
      recipients: z.infer<typeof Recipients>,
    ) => {
      const problem = { kind, at: new Date(at).toISOString() };
      for (const { emailAddress } of recipients)
        await recordEmailProblem(deps, { address: bareAddress(emailAddress), problem, sentAt });
    };

    if (bounce?.bounceType === 'Permanent')
      await record('bounced', bounce.timestamp, bounce.bouncedRecipients);
    if (complaint && complaint.complaintFeedbackType !== 'not-spam')
      await record('complained', complaint.timestamp, complaint.complainedRecipients);
  },
});

/** The address in `Name <address>`. */
const bareAddress = (written: string): string => /<([^<>]+)>\s*$/.exec(written)?.[1] ?? written.trim();
