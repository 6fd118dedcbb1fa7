import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { DeleteSuppressedDestinationCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { environment } from '../environment.ts';
import { isBusy, isNetworkFault } from '../outage.ts';
import { toMime } from './mime.ts';
import type { EmailMessage } from './renderEmail.ts';

/**
 * Outcome of sending an email. `refused`: the provider will never deliver it to this address. `notAllowed`: the provider
 * does not allow this installation to send such an email, which only its operator can change.
 */
export type MailOutcome = 'sent' | 'refused' | 'notAllowed';

/** Sends email. */
export interface Mail {
  /** An outage, and a provider that asks for fewer emails, throw and can be retried. */
  send(to: string, email: EmailMessage): Promise<MailOutcome>;
  /** Makes the provider deliver again to an address from which emails have bounced. */
  readmit(address: string): Promise<void>;
}

/** SES errors that no retry can resolve: an address, or a text, that is not accepted. */
const refusing = new Set(['InvalidParameterValue', 'InvalidParameterValueException']);

/**
 * SES errors that no retry can resolve either, and that concern more than one email: permissions, and identities that are
 * not verified, such as every recipient while the account is in the sandbox.
 */
const forbidding = new Set([
  'AccessDenied',
  'AccessDeniedException',
  'MailFromDomainNotVerifiedException',
  'MessageRejected',
]);

const requestSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};

interface MailSettings {
  client?: Pick<SESClient, 'send'>;
  suppressionClient?: Pick<SESv2Client, 'send'>;
}

/** Sends email through SES with the sender and reply-to address of the environment. */
export function makeMail(settings: MailSettings = {}): Mail {
  const Source = environment('MAIL_SENDER');
  const replyTo = environment('MAIL_REPLY_TO');
  const ConfigurationSetName = environment('MAIL_CONFIGURATION_SET');
  const client = settings.client ?? new SESClient(requestSettings);
  const suppressionClient = settings.suppressionClient ?? new SESv2Client(requestSettings);

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
        const name = error instanceof Error ? error.name : '';
        if (refusing.has(name)) return 'refused';
        if (forbidding.has(name)) return 'notAllowed';
        throw error;
      }
    },

    async readmit(address) {
      try {
        await suppressionClient.send(new DeleteSuppressedDestinationCommand({ EmailAddress: address }));
      } catch (error) {
        // Most addresses are not on the list. Whatever else is wrong, the email is worth an attempt.
        if (isNetworkFault(error) || isBusy(error)) throw error;
      }
    },
  };
}
