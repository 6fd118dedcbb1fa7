import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMail } from '#infra/local/mail/mail.ts';
import { formerUsername } from '#shared/fullName.ts';
import { operator } from '#shared/operator.ts';
import { languages } from '#shared/settings.ts';
import { partedUnits } from '#shared/testing/partedUnits.ts';
import { makeMail } from './mail.ts';
import { renderEmail } from './renderEmail.ts';
import { emailTemplates, emailTexts } from './templates.ts';

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
  other: 'Amadou',
  perDay: '3',
  perWeek: '10',
  role: 'carpenter',
  stone: '3',
  milestone: 'First boat in the water',
  device: 'Firefox on Windows, France',
  moment: '20 novembre 2026 à 12:00 UTC',
  reason: 'The team works in another language.',
  title: 'Seven weeks',
  amount: '15,00 €',
  plan: 'Basic',
  price: '5,00 € par mois',
  next: '23 novembre 2026',
  date: '20 novembre 2026',
  answerBy: '27 novembre 2026 à 12:00 UTC',
  payment: 'p-1',
  payout: 'K7Q-M3T-XP9',
  item: '12 × balise, 1,25 €',
  fee: '0,63 €',
  task: 'Paint the levers',
  points: '200',
  thing: 'A comment',
  count: '3',
  projects: 'Signal Box and Tidewatch',
};
const email = (
  template: (typeof emailTemplates)[number],
  language: (typeof languages)[number] = 'en',
  more = {},
) => renderEmail(template, { language, name: 'Ada', values, link, ...more });

test.each([
  ['gb', 'Former member'],
  ['fr', 'Ex-membre'],
  ['es', 'Exmiembro'],
] as const)('emails in %s name people who have deleted their account', (language, name) => {
  const message = renderEmail('memberLeft', {
    language,
    name: 'Ada',
    values: { ...values, person: formerUsername },
    link,
  });
  for (const part of [message.subject, message.html]) expect(part).toContain(name);
});

describe.each(languages)('emails in %s', language => {
  test.each(emailTemplates)('%s fills in every value, as text and as HTML', template => {
    const { subject, text, html } = email(template, language, { quote: { text: 'Because.' } });

    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    expect(subject.length).toBeLessThan(80);
    expect(text).toContain(link);
    expect(html).toContain(link.replaceAll('&', '&amp;'));
    expect(html).toMatch(/<html lang="(en-GB|en-US|fr|es)"/);
    expect(html).not.toMatch(/<img|src=|url\(|<script/);
    expect(text).toContain('Ada');
    for (const part of [text, html]) {
      expect(part).toContain(operator.company);
      expect(part).toContain(operator.companyNumber);
      expect(part).toContain(operator.address);
    }
    expect(html).toContain('<b>Cairn</b>');
  });
});

describe('email texts', () => {
  test('use the same placeholders in each language', () => {
    const shapeOf = (language: keyof typeof emailTexts) =>
      Object.entries(emailTexts[language].templates).map(([template, texts]) => [
        template,
        [...new Set(JSON.stringify(texts).match(/\{\w+\}/g))].toSorted(),
        Object.keys(texts).toSorted(),
      ]);
    expect(shapeOf('fr')).toEqual(shapeOf('en'));
    expect(shapeOf('es')).toEqual(shapeOf('en'));
  });

  test('are spelled as Americans do for them, and what people wrote is not', () => {
    expect(email('subscriptionCancelled', 'en').text).toContain('cancelled');
    expect(email('subscriptionCancelled', 'us').text).toMatch(/^(?!.*cancelled).*canceled/s);
    const approved = email('projectApproved', 'us', { values: { ...values, project: 'A Cancelled Colour' } });
    expect(approved.subject).toContain('A Cancelled Colour');
  });

  test('are spaced as French is', () => {
    for (const template of emailTemplates) {
      const { text, html } = email(template, 'fr');
      const own = `${text}\n${html.replace(/<style>.*<\/style>|<[^>]*>|&\w+;/gs, '')}`.replaceAll(link, '');
      expect(own).not.toMatch(/[ \u00A0][;:!?»]|« |[^\s\u202F\d"a-z][:;!?»](?=\s|$)/u);
    }
    expect(email('projectApproved', 'fr').subject).toBe('«\u202FSignal Box\u202F» est publié');
    expect(email('paymentReceipt', 'fr').subject).toBe('Merci\u202F: 15,00 € pour «\u202FSignal Box\u202F»');
  });

  test.each(['en', 'fr', 'es'] as const)('keep numbers and their units of time together in %s', language => {
    const parted = emailTemplates.flatMap(template => {
      const { subject, text, html } = email(template, language);
      return partedUnits(language, `${subject}\n\n${text}\n\n${html}`);
    });
    expect(parted).toEqual([]);
  });

  test('leave what people wrote unchanged, escaped in HTML', () => {
    const project = 'Why ? {name} <b>&';
    const { subject, text, html } = email('projectDenied', 'fr', {
      values: { project },
      quote: { text: 'Two lines :\n<script>alert(1)</script>' },
    });

    expect(subject).toContain(project);
    expect(text).toContain('> Two lines :\n> <script>alert(1)</script>');
    expect(html).toContain('Why ? {name} &lt;b&gt;&amp;');
    expect(html).not.toContain('<script>');
  });

  test('name the language of a quote, as far as it is known', () => {
    const { html } = email('messageReceived', 'en', { quote: { text: 'Bonjour.', language: 'fr' } });
    expect(html).toContain('<blockquote lang="fr" dir="auto">Bonjour.');
  });

  test('keep the subject on one line for any project name', () => {
    const { subject } = email('projectApproved', 'en', {
      values: { project: 'One\r\nBcc: all@example.com' },
    });
    expect(subject).toBe('“One Bcc: all@example.com” is live');
  });

  test('omit the introduction of a quote without a quote', () => {
    expect(email('projectApproved').text).not.toContain('Message from the reviewer');
    expect(email('projectApproved', 'en', { quote: { text: 'Well done.' } }).text).toContain(
      'Message from the reviewer:\n\n> Well done.',
    );
  });

  test('name the country of the company as their readers do', () => {
    expect(email('projectApproved', 'fr').text).toMatch(/Keswick CA12 0XX, Royaume-Uni/);
    expect(email('projectApproved', 'es').html).toMatch(/Keswick CA12 0XX, Reino Unido/);
    expect(email('projectApproved', 'us').text).toMatch(/Keswick CA12 0XX, United Kingdom/);
  });

  test('put a space before a colon in French only', () => {
    expect(email('projectApproved', 'fr').text).toMatch(/\S\u202F:\nhttps?:/);
    expect(email('projectApproved', 'en').text).toMatch(/\w:\nhttps?:/);
  });

  test('throw if a value is missing', () => {
    expect(() => email('projectApproved', 'en', { values: {} })).toThrow('project');
  });
});

describe('sending an email', () => {
  test('uses SES with text, HTML, sender and reply-to address', async () => {
    const sent = email('projectApproved', 'fr');
    expect(await makeMail({ client: clientOf(server.url) }).send('ada@example.com', sent)).toBe('sent');

    expect((await server.messages()).at(-1)).toMatchObject({
      from: 'Cairn <hello@cairn.example>',
      replyTo: ['help@cairn.example'],
      destination: { to: ['ada@example.com'] },
      subject: sent.subject,
      body: { text: sent.text, html: sent.html },
    });
  });

  test('lets email programs unsubscribe from an optional email with one click', async () => {
    const unsubscribe = {
      oneClick: 'https://cairn.example/api/mail/unsubscribe?token=1.team.x',
      page: 'https://cairn.example/en/unsubscribe?token=1.team.x&a="b"',
      settings: 'https://cairn.example/en/notification-settings',
    };
    const optional = email('taskAssigned', 'es', {
      unsubscribe,
      values: { ...values, task: 'Ñandú'.repeat(30) },
    });
    await makeMail({ client: clientOf(server.url) }).send('ada@example.com', optional);

    const received = (await server.messages()).at(-1);
    expect(received).toMatchObject({ subject: optional.subject, body: { text: optional.text } });
    expect(received?.headers).toEqual(
      expect.arrayContaining([
        { name: 'List-Unsubscribe', value: `<${unsubscribe.oneClick}>` },
        { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        { name: 'Auto-Submitted', value: 'auto-generated' },
      ]),
    );
    expect(optional.text).toContain(`Dejar de recibir estos correos: ${unsubscribe.page}`);
    expect(optional.html).toContain(
      'href="https://cairn.example/en/unsubscribe?token=1.team.x&amp;a=&quot;b&quot;"',
    );
    expect(optional.html).toContain(unsubscribe.settings);
  });

  test('does not offer to unsubscribe from an email that is always sent', async () => {
    await makeMail({ client: clientOf(server.url) }).send('ada@example.com', email('reset'));
    const headers = (await server.messages()).at(-1)?.headers ?? [];
    expect(headers.map(({ name }) => name)).not.toContain('List-Unsubscribe');
  });

  test('refuses an address that would add headers', async () => {
    const sent = makeMail({ client: clientOf(server.url) });
    expect(await sent.send('ada@example.com\r\nBcc: all@example.com', email('reset'))).toBe('refused');
  });

  test('reports an invalid address as refused', async () => {
    expect(await makeMail({ client: clientOf(server.url) }).send('no address', email('reset'))).toBe(
      'refused',
    );
  });

  test('throws if the service is unavailable, so that it is retried', async () => {
    await expect(
      makeMail({ client: clientOf('http://127.0.0.1:9') }).send('ada@example.com', email('reset')),
    ).rejects.toThrow();
  });
});
