import type { ServerResponse } from 'node:http';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import type { FeedbackKind } from '#infra/local/mail/mailFeedback.ts';
import { second } from '#shared/time.ts';
import { action, html, page, rows } from './html.ts';

/** Labels of the buttons next to each email. */
const reports: Record<FeedbackKind, string> = {
  bounce: 'Bounce',
  softBounce: 'Soft bounce',
  complaint: 'Complaint',
};

/** The list of mails, the newest first. */
export async function mailList({ mail }: LocalEnvironment) {
  const messages = await mail.messages();
  const lines = messages
    .map((message, number) => [
      html`<a href="/_local/mail/${number}">${message.subject}</a>`,
      message.destination.to?.join(', ') ?? '',
      new Date(message.at * second).toLocaleString('en-GB'),
      Object.entries(reports).map(([kind, words]) =>
        action('mail/report', words, { kind, id: message.messageId }),
      ),
    ])
    .toReversed();
  return html`<p class="fine">Emails are captured here and never sent. What becomes of one is reported a second later, and once more.</p>${rows(['Subject', 'To', 'Sent', 'Report'], lines)}`;
}

/** `mail/7`: one mail with its links; `mail/7/html`: how a mail program shows it. */
export async function showMail(
  response: ServerResponse,
  place: string,
  { mail }: LocalEnvironment,
): Promise<void> {
  const [, number, part] = place.split('/');
  const message = (await mail.messages())[Number(number)];
  const answer = (status: number, body: string) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  if (!message) return answer(404, page('Email not found', html``));

  if (part === 'html') {
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    return answer(200, message.body.html ?? '');
  }

  const text = message.body.text ?? '';
  // The policy of the site lets pages frame only video players.
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'",
  );
  const headers = (message.headers ?? []).filter(({ name }) => /^(List-|Auto-)/.test(name));
  answer(
    200,
    page(
      message.subject,
      html`<p>To ${message.destination.to?.join(', ') ?? ''}, from ${message.from}</p>
${headers.map(({ name, value }) => html`<p class="fine">${name}: <code>${value}</code></p>`)}
<pre>${text.split(/(https?:\/\/\S+)/).map((piece, index) => (index % 2 ? html`<a href="${piece}">${piece}</a>` : piece))}</pre>
${message.body.html ? html`<h2>HTML version</h2><iframe sandbox title="HTML email" src="/_local/mail/${number}/html"></iframe>` : ''}`,
    ),
  );
}
