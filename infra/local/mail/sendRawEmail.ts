import { address, type Mail, SesFailure } from './sendEmail.ts';

/** A header of a raw email, unfolded. */
interface Header {
  name: string;
  value: string;
}

/** The headers of a MIME message. */
function headersOf(mime: string): Header[] {
  const head = mime.slice(0, mime.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');
  return head.split(/\r?\n/).map(line => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
  });
}

/** Details of a raw email that the library drops: its headers as they were written, and all recipients. */
export type RawDetails = Pick<Mail, 'headers'> & { from?: string; to: string[]; replyTo: string[] };

/** Parses the form of SES's SendRawEmail (version 2010-12-01), and refuses input that SES would refuse. */
export function readRawEmail(form: URLSearchParams): RawDetails {
  const headers = headersOf(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8'));
  const listed = (wanted: string): string[] =>
    headers
      .filter(({ name }) => name.toLowerCase() === wanted)
      .flatMap(({ value }) => value.split(/,\s*/))
      .filter(Boolean);
  const destinations = [...form]
    .filter(([name]) => name.startsWith('Destinations.member.'))
    .map(([, value]) => value);
  const [from] = listed('from');
  const details = {
    headers,
    ...(from !== undefined && { from }),
    to: destinations.length > 0 ? destinations : listed('to'),
    replyTo: listed('reply-to'),
  };
  const invalid = [...details.to, ...details.replyTo, ...listed('to')].find(one => !address.test(one));
  if (invalid !== undefined) throw new SesFailure('InvalidParameterValue', `Invalid address: ${invalid}`);
  return details;
}
