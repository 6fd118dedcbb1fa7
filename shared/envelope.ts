import type { ErrorCode } from './errors.ts';

/** The shape of every response with a body. */
export interface Envelope<Data = unknown> {
  success: boolean;
  /** English message; the web client shows the translation of `i18nID`. */
  message: string;
  i18nID: string;
  /** Name of the operation. */
  endpointID: string;
  errorCode?: ErrorCode;
  data?: Data;
  /** Lower-case hex SHA-256 of the RFC 8785 canonical JSON of the envelope without this field. */
  hash: string;
}

/** RFC 8785: keys sorted by UTF-16 code units, numbers and strings as ECMAScript writes them, no white space. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';

  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** Lower-case hex SHA-256 of a text's UTF-8 bytes; the same in Node and in the browser. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds the hash of an envelope, computed on its JSON form. */
export async function seal<Data>(open: Omit<Envelope<Data>, 'hash'>): Promise<Envelope<Data>> {
  return { ...open, hash: await sha256(canonicalJson(open)) };
}

/** Whether a received envelope matches its hash. */
export async function isIntact({ hash, ...open }: Envelope): Promise<boolean> {
  return hash === (await sha256(canonicalJson(open)));
}
