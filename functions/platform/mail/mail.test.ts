import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMail } from '#infra/local/mail/mail.ts';
import { languages } from '#shared/settings.ts';
import { makeMail } from './mail.ts';
import { renderEmail } from './renderEmail.ts';
import { emailTemplates, words } from './templates.ts';

let server: MailServer;
const clientOf = (endpoint: string) =>
  new SESClient({
    endpoint,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
beforeAll(async () => {
  server = await startMail();
  Object.assign(process.env, {
    MAIL_SENDER: 'Cairn <hello@cairn.example>',
    MAIL_REPLY_TO: 'help@cairn.example',
  });
});
afterAll(() => server.close());

const link = 'https://cairn.example/fr/projects/1?a=1&b=2';
const values = {
  username: 'ada',
  project: 'Signal Box',
  person: 'Priya',
  role: 'carpenter',
  amount: '15,00 €',
  date: '20 novembre 2026',
  payment: 'p-1',
};
const letter = (
  kind: (typeof emailTemplates)[number],
  language: (typeof languages)[number] = 'en',
  more = {},
) => renderEmail(kind, { language, name: 'Ada', values, link, ...more });

describe.each(languages)('letters in %s', language => {
  test.each(emailTemplates)('%s says everything, in both parts', kind => {
    const { subject, text, html } = letter(kind, language, { quote: 'Because.' });

    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    expect(subject.length).toBeLessThan(80);
    expect(text).toContain(link);
    expect(html).toContain(link.replaceAll('&', '&amp;'));
    expect(html).toMatch(/<html lang="(en-GB|en-US|fr|es)"/);
    expect(html).not.toMatch(/<img|src=|url\(|<script/);
    expect(text).toContain('Ada');
  });
});

describe('the words', () => {
  test('ask for the same values in each language', () => {
    const asked = (language: keyof typeof words) =>
      Object.entries(words[language].letters).map(([kind, letter]) => [
        kind,
        [...new Set(JSON.stringify(letter).match(/\{\w+\}/g))].toSorted(),
        Object.keys(letter).toSorted(),
      ]);
    expect(asked('fr')).toEqual(asked('en'));
    expect(asked('es')).toEqual(asked('en'));
  });

  test('are French with the spaces of French', () => {
    for (const kind of emailTemplates) {
      const { text, html } = letter(kind, 'fr');
      const own = `${text}\n${html.replace(/<style>.*<\/style>|<[^>]*>|&\w+;/gs, '')}`.replaceAll(link, '');
      expect(own).not.toMatch(/[ \u00A0][;:!?»]|« |[^\s\u202F\d"a-z][:;!?»](?=\s|$)/u);
    }
    expect(letter('projectApproved', 'fr').subject).toBe('«\u202FSignal Box\u202F» est publié');
    expect(letter('paymentReceipt', 'fr').subject).toBe('Merci\u202F: 15,00 € pour «\u202FSignal Box\u202F»');
  });

  test('leave what people wrote as it is', () => {
    const project = 'Why ? {name} <b>&';
    const { subject, text, html } = letter('projectDenied', 'fr', {
      values: { project },
      quote: 'Two lines :\n<script>alert(1)</script>',
    });

    expect(subject).toContain(project);
    expect(text).toContain('> Two lines :\n> <script>alert(1)</script>');
    expect(html).toContain('Why ? {name} &lt;b&gt;&amp;');
    expect(html).not.toContain('<script>');
  });

  test('make a subject of one line of any name', () => {
    const { subject } = letter('projectApproved', 'en', {
      values: { project: 'One\r\nBcc: all@example.com' },
    });
    expect(subject).toBe('“One Bcc: all@example.com” is live');
  });

  test('without a quote say nothing about one', () => {
    expect(letter('projectApproved').text).not.toContain('Message from the reviewer');
    expect(letter('projectApproved', 'en', { quote: 'Well done.' }).text).toContain(
      'Message from the reviewer:\n\n> Well done.',
    );
  });

  test('have the space before a colon that French wants', () => {
    expect(letter('projectApproved', 'fr').text).toMatch(/\S\u202F:\nhttps?:/);
    expect(letter('projectApproved', 'en').text).toMatch(/\w:\nhttps?:/);
  });

  test('that lack a value are a bug', () => {
    expect(() => letter('projectApproved', 'en', { values: {} })).toThrow('project');
  });
});

describe('sending', () => {
  test('goes through SES with both parts, the sender and where to answer', async () => {
    const sent = letter('projectApproved', 'fr');
    expect(await makeMail({ client: clientOf(server.url) }).send('ada@example.com', sent)).toBe('sent');

    expect((await server.messages()).at(-1)).toMatchObject({
      from: 'Cairn <hello@cairn.example>',
      replyTo: ['help@cairn.example'],
      destination: { to: ['ada@example.com'] },
      subject: sent.subject,
      body: { text: sent.text, html: sent.html },
    });
  });

  test('to an address that is none is refused for good', async () => {
    expect(await makeMail({ client: clientOf(server.url) }).send('no address', letter('reset'))).toBe(
      'refused',
    );
  });

  test('to a service that is away throws, so that it is tried again', async () => {
    await expect(
      makeMail({ client: clientOf('http://127.0.0.1:9') }).send('ada@example.com', letter('reset')),
    ).rejects.toThrow();
  });
});
