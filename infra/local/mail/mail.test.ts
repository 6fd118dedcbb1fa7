import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSendQuotaCommand, SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMail } from './mail.ts';
import type { FeedbackKind, MailFeedbackEvent } from './mailFeedback.ts';

const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };
let dataDir: string;
let mail: MailServer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  mail = await startMail({ dataDir, credentials });
});
afterEach(async () => {
  await mail.close();
  await rm(dataDir, { recursive: true });
});

const clientOf = (keys = credentials) =>
  new SESClient({ endpoint: mail.url, region: 'eu-west-2', credentials: keys, maxAttempts: 1 });
const letter = (change: { to?: string[]; Subject?: string; Text?: string } = {}) =>
  new SendEmailCommand({
    Source: 'Cairn <hello@cairn.example>',
    Destination: {
      ToAddresses: change.to ?? ['ada@example.com', 'Bob <bob@example.com>'],
      CcAddresses: ['c@example.com'],
    },
    Message: {
      Subject: { Data: change.Subject ?? 'Confirmez votre adresse é' },
      Body: { Html: { Data: '<p>Bonjour</p>' }, Text: { Data: change.Text ?? 'Bonjour' } },
    },
    ReplyToAddresses: ['reply@cairn.example'],
  });

test('a sent email can be read, with all its recipients', async () => {
  const { MessageId } = await clientOf().send(letter());

  expect(await mail.messages()).toMatchObject([
    {
      messageId: MessageId,
      from: 'Cairn <hello@cairn.example>',
      destination: { to: ['ada@example.com', 'Bob <bob@example.com>'], cc: ['c@example.com'], bcc: [] },
      replyTo: ['reply@cairn.example'],
      subject: 'Confirmez votre adresse é',
      body: { html: '<p>Bonjour</p>', text: 'Bonjour' },
    },
  ]);
});

test('a raw email can be read too, with its headers', async () => {
  const Data = Buffer.from(
    'From: A <a@example.com>\r\nTo: b@example.com\r\nSubject: Raw\r\nList-Unsubscribe:\r\n <https://x.example/u>\r\n\r\nHello',
  );
  await clientOf().send(new SendRawEmailCommand({ RawMessage: { Data } }));

  expect(await mail.messages()).toMatchObject([
    {
      from: 'A <a@example.com>',
      destination: { to: ['b@example.com'] },
      subject: 'Raw',
      body: { text: 'Hello' },
      headers: expect.arrayContaining([{ name: 'List-Unsubscribe', value: '<https://x.example/u>' }]),
    },
  ]);
});

test('raw emails that are sent at the same time keep their own recipients', async () => {
  const names = ['ada', 'bob', 'cyd'];
  const rawTo = (name: string) => {
    const Data = Buffer.from(`From: a@example.com\r\nTo: ${name}@example.com\r\nSubject: ${name}\r\n\r\nHi`);
    return new SendRawEmailCommand({ RawMessage: { Data }, Destinations: [`${name}@example.com`] });
  };
  await Promise.all(names.map(name => clientOf().send(rawTo(name))));

  for (const { subject, destination } of await mail.messages())
    expect(destination.to).toEqual([`${subject}@example.com`]);
  expect(await mail.messages()).toHaveLength(3);
});

test('a raw email to an invalid address is refused', async () => {
  const Data = Buffer.from('From: a@example.com\r\nTo: nobody\r\nSubject: Raw\r\n\r\nHello');
  await expect(
    clientOf().send(new SendRawEmailCommand({ RawMessage: { Data }, Destinations: ['nobody'] })),
  ).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  expect(await mail.messages()).toEqual([]);
});

test('the viewer lists and deletes emails', async () => {
  await clientOf().send(letter());
  const page = await fetch(mail.url);
  const store: { emails: unknown[] } = await (await fetch(`${mail.url}/store`)).json();
  await fetch(`${mail.url}/clear-store`, { method: 'POST' });

  expect(page.headers.get('content-type')).toContain('text/html');
  expect(store.emails).toHaveLength(1);
  expect(await mail.messages()).toEqual([]);
});

test('emails survive a restart', async () => {
  await clientOf().send(letter());
  await mail.close();
  mail = await startMail({ dataDir, credentials });
  await clientOf().send(letter({ Subject: 'Second' }));

  expect((await mail.messages()).map(one => one.subject)).toEqual(['Confirmez votre adresse é', 'Second']);
});

test('emails without a data folder are lost on close', async () => {
  await mail.close();
  mail = await startMail();
  await clientOf().send(letter());
  await mail.close();
  mail = await startMail({ dataDir, credentials });

  expect(await mail.messages()).toEqual([]);
});

test('an email that SES would refuse is refused and not stored', async () => {
  const refused = { name: 'InvalidParameterValue' };

  await expect(clientOf().send(letter({ to: ['nobody'] }))).rejects.toMatchObject(refused);
  await expect(clientOf().send(letter({ Subject: 'a\r\nBcc: x@example.com' }))).rejects.toMatchObject(
    refused,
  );
  await expect(clientOf().send(new GetSendQuotaCommand())).rejects.toMatchObject({ name: 'InvalidAction' });
  await expect(
    clientOf({ accessKeyId: 'LOCALKEY', secretAccessKey: 'guess' }).send(letter()),
  ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect(await mail.messages()).toEqual([]);
});

test('a process can run only one email emulator', async () => {
  await expect(startMail()).rejects.toThrow('already');
});

describe('what becomes of an email', () => {
  const report = async (kind: FeedbackKind) => {
    await mail.close();
    const events: MailFeedbackEvent[] = [];
    mail = await startMail({ dataDir, credentials, deliver: async event => void events.push(event) });
    await clientOf().send(letter({ to: ['ada@example.com'] }));
    await mail.report((await mail.messages()).at(-1)?.messageId ?? '', kind);
    await mail.idle();
    return events;
  };

  test('is reported late and twice, as EventBridge may', async () => {
    const events = await report('bounce');
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual(events[1]);
    expect(events[0]).toMatchObject({
      'detail-type': 'Email Bounced',
      detail: {
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ada@example.com' }] },
      },
    });
  });

  test('an address that has bounced gets nothing more: the next email bounces, also after a restart', async () => {
    await report('bounce');
    await mail.close();
    const events: MailFeedbackEvent[] = [];
    mail = await startMail({ dataDir, credentials, deliver: async event => void events.push(event) });
    await clientOf().send(letter({ to: ['ada@example.com'] }));
    await mail.idle();
    expect(await mail.messages()).toHaveLength(1);
    expect(events[0]?.detail.bounce?.bounceSubType).toBe('OnAccountSuppressionList');
  });

  test.each(['softBounce', 'complaint'] as const)('a %s stops no later email', async kind => {
    await report(kind);
    await clientOf().send(letter({ to: ['ada@example.com'] }));
    expect(await mail.messages()).toHaveLength(2);
  });
});
