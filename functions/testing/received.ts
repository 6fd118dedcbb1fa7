import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Envelope, isIntact } from '#shared/envelope.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Response to a call; the hash of its envelope has been verified. */
export interface Received<Data = unknown> {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  /** Absent where there is no body: 204 and redirects. */
  envelope: Envelope<Data> | undefined;
  /** The output, of a success that has one. */
  data: Data | undefined;
  /** The code, of a refusal. */
  code: ErrorCode | undefined;
}

/** Reads an answer as a client does. */
export async function received({
  statusCode = 0,
  headers = {},
  cookies = [],
  body,
}: APIGatewayProxyStructuredResultV2): Promise<Received> {
  const envelope: Envelope | undefined = body ? JSON.parse(body) : undefined;
  if (envelope && !(await isIntact(envelope))) throw new Error('The hash does not fit the envelope.');
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    cookies,
    envelope,
    data: envelope?.success ? envelope.data : undefined,
    code: envelope?.errorCode,
  };
}
