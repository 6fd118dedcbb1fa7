import { SESClient } from '@aws-sdk/client-ses';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { startMail } from '#infra/local/mail/mail.ts';
import { makeMail } from './mail.ts';
import { renderEmail } from './renderEmail.ts';

process.env['MAIL_SENDER'] = 'Cairn <hello@cairn.example>';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const reset = renderEmail('reset', { language: 'en', name: 'Ada', link: 'https://cairn.example' });

// Faults of SES that its emulator does not have.
const failing = (name: string, more: object = {}) => {
  const error = Object.assign(new Error(name), { name }, more);
  return makeMail({
    client: { send: () => Promise.reject(error) },
    suppressionClient: { send: () => Promise.reject(error) },
  });
};

test.each(['AccessDenied', 'AccessDeniedException', 'MessageRejected', 'MailFromDomainNotVerifiedException'])(
  'reports %s as not allowed, which no retry changes',
  async name => {
    expect(await failing(name).send('ada@example.com', reset)).toBe('notAllowed');
  },
);

test.each(['Throttling', 'ThrottlingException', 'ServiceUnavailable', 'InternalFailure'])(
  'throws %s, so that it is retried',
  async name => {
    await expect(failing(name).send('ada@example.com', reset)).rejects.toThrow(name);
  },
);

test('delivers again to an address that has bounced, once it is readmitted', async () => {
  const server = await startMail();
  const settings = { endpoint: server.url, region: 'eu-west-2', credentials, maxAttempts: 1 };
  const client = new SESClient(settings);
  const suppressionClient = new SESv2Client(settings);
  const mail = makeMail({ client, suppressionClient });
  const to = 'returns@example.com';
  const count = async () => (await server.messages()).filter(one => one.destination.to[0] === to).length;
  await mail.send(to, reset);
  await server.report((await server.messages()).at(-1)?.messageId ?? '', 'bounce');
  await mail.send(to, reset);
  expect(await count()).toBe(1);

  await mail.readmit('Returns@Example.com');
  await mail.readmit(to); // is not on the list any more
  await mail.send(to, reset);
  expect(await count()).toBe(2);
  await server.close();
});

test('sends the email also if the suppression list cannot be changed, but retries an outage', async () => {
  await failing('AccessDeniedException').readmit('ada@example.com');
  await expect(failing('TooManyRequestsException').readmit('ada@example.com')).rejects.toThrow();
});
