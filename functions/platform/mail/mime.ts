import type { EmailMessage } from './renderEmail.ts';

interface Envelope {
  from: string;
  to: string;
  replyTo: string | undefined;
}

/** Separates the parts; `=_` occurs in no base64 text. */
const boundary = '=_alternative';

/**
 * An email as a MIME message (RFC 5322), which SES needs for headers of our own: text and HTML, and for optional emails
 * the one-click unsubscribe headers of RFC 8058. SES adds the date, the message id and the DKIM signature. There is no
 * `mailto:` to unsubscribe, because such a mailbox is not read.
 */
export function toMime(
  { subject, text, html, unsubscribeUrl }: EmailMessage,
  { from, to, replyTo }: Envelope,
): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encodedWords(subject)}`,
    ...(unsubscribeUrl
      ? [`List-Unsubscribe: <${unsubscribeUrl}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    partOf('plain', text),
    partOf('html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

const partOf = (subtype: 'plain' | 'html', content: string): string =>
  [
    `--${boundary}`,
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ].join('\r\n');

/**
 * Encodes the text of a header: text other than ASCII as encoded words of at most 75 characters (RFC 2047). Text that looks
 * like an encoded word is encoded too, because email programs would decode it.
 */
function encodedWords(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text) && !text.includes('=?')) return text;
  const words = [''];
  for (const character of text) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 45) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
