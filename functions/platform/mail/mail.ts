import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '../environment.ts';
import { toMime } from './mime.ts';
import type { EmailMessage } from './renderEmail.ts';

/** Sends email. An extra dependency: `{ mail: makeMail }`. */
export interface Mail {
  /** `refused`: the provider will never deliver this email to this address. An outage throws and can be retried. */
  send(to: string, email: EmailMessage): Promise<'sent' | 'refused'>;
}

/** Names of SES errors that no retry can resolve. */
const final = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException']);

/** Sends email through SES with the sender and reply-to address of the environment. */
export function makeMail(settings: { client?: SESClient } = {}): Mail {
  const Source = environment('MAIL_SENDER');
  const replyTo = environment('MAIL_REPLY_TO');
  const ConfigurationSetName = environment('MAIL_CONFIGURATION_SET');
  const client =
    settings.client ??
    new SESClient({
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    });

  return {
    async send(to, email) {
      if (/[\r\n]/.test(to)) return 'refused'; // it would end the header
      const command = new SendRawEmailCommand({
        Source,
        Destinations: [to],
        RawMessage: { Data: Buffer.from(toMime(email, { from: Source, to, replyTo })) },
        ...(ConfigurationSetName && { ConfigurationSetName }),
      });
      try {
        await client.send(command);
        return 'sent';
      } catch (error) {
        if (error instanceof Error && final.has(error.name)) return 'refused';
        throw error;
      }
    },
  };
}
