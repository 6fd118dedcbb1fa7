import { SESClient } from '@aws-sdk/client-ses';
import { expect, test } from 'vitest';
import { startMail } from '#infra/local/mail/mail.ts';
import { makeMail } from './mail.ts';

process.env['MAIL_SENDER'] = 'Cairn <hello@cairn.example>';

test.each([
  'Tidewatch',
  '=?utf-8?q?Confirm_your_payout?= has left a comment',
  'Équipe =?utf-8?q?Confirm_your_payout?=',
  '=?UTF-8?B?Q29uZmlybQ==?=',
  `Une équipe ${'🪨'.repeat(60)}`,
])('the subject %s arrives as it was written', async subject => {
  const server = await startMail();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new SESClient({ endpoint: server.url, region: 'eu-west-2', credentials });
  await makeMail({ client }).send('ada@example.com', { subject, text: 'Hello', html: '<p>Hello</p>' });
  expect(await server.messages()).toMatchObject([{ subject }]);
  await server.close();
});
