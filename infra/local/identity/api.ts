import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#infra/local/wire/body.ts';
import { type Credentials, verifySignature } from '#infra/local/wire/sigv4.ts';
import { CognitoFailure, fail } from './failure.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations/all.ts';
import type { Pool } from './pool.ts';

const prefix = 'AWSCognitoIdentityProviderService.';

/** Handles a call of Cognito's JSON API. If `credentials` are given, admin actions must be signed with them. */
export async function handleCall(
  req: IncomingMessage,
  res: ServerResponse,
  { pool, credentials }: { pool: Pool; credentials: Credentials[] | undefined },
): Promise<void> {
  try {
    const body = await readBody(req);
    const operation = operationOf(req);
    if (operation.admin && credentials) await checkSignature(req, body, { pool, credentials });

    const answer = await operation.run(pool, parse(body));
    await pool.save();
    send(res, 200, answer);
  } catch (error) {
    if (!(error instanceof CognitoFailure)) {
      console.error(error);
      send(res, 500, { __type: 'InternalErrorException', message: 'Internal error.' });
      return;
    }
    send(res, 400, { __type: error.type, message: error.message });
  }
}

function operationOf(req: IncomingMessage): Operation {
  const target = String(req.headers['x-amz-target'] ?? '');
  const name = target.startsWith(prefix) ? target.slice(prefix.length) : '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;

  return operation ?? fail('UnknownOperationException', `The action ${target} is not kept here.`);
}

async function checkSignature(
  req: IncomingMessage,
  body: Buffer,
  { pool, credentials }: { pool: Pool; credentials: Credentials[] },
): Promise<void> {
  const verified = await verifySignature(req, { credentials, service: 'cognito-idp', now: pool.now(), body });
  if (verified.ok) return;
  if (verified.refusal === 'MissingSignature') {
    fail('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  if (verified.refusal === 'InvalidAccessKeyId') {
    fail('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  fail('InvalidSignatureException', `The request signature is not accepted: ${verified.refusal}.`);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return fail('InvalidParameterException', 'The body is not JSON.');
  }
}

function send(res: ServerResponse, status: number, answer: object): void {
  const headers: Record<string, string> = { 'content-type': 'application/x-amz-json-1.1' };
  if ('__type' in answer) headers['x-amzn-errortype'] = String(answer.__type);
  res.writeHead(status, headers).end(JSON.stringify(answer));
}
