import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#infra/local/wire/body.ts';
import { minute } from '#shared/time.ts';
import { hashOf, type Pool } from '../pool.ts';
import { chosenAccount, userOf } from './accounts.ts';
import { sendChooserPage, sendProblemPage } from './page.ts';
import { type AllowedUrls, type AuthorizeRequest, type RedirectError, readAuthorize } from './request.ts';

const codeMilliseconds = 5 * minute;

/** `/oauth2/authorize`: GET returns the provider's page, POST handles its form. */
export async function handleAuthorize(
  req: IncomingMessage,
  res: ServerResponse,
  { pool, query, callbackUrls }: { pool: Pool; query: URLSearchParams; callbackUrls: AllowedUrls },
): Promise<void> {
  const request = readAuthorize(pool, query, callbackUrls);
  if ('reason' in request) return sendProblemPage(res, request.reason);
  if ('error' in request) return sendBack(res, request);
  const { provider, redirectUri, state } = request;
  if (req.method !== 'POST') return sendChooserPage(res, { provider, accounts: pool.state.accounts, query });

  const form = new URLSearchParams((await readBody(req, 10_000)).toString('utf8'));
  if (form.has('cancel')) {
    return sendBack(res, { redirectUri, state, error: 'access_denied', description: 'The user cancelled.' });
  }
  const account = chosenAccount(pool, form);
  if (!account) {
    const error = 'Enter a valid email address and a name.';
    return sendChooserPage(res, { provider, accounts: pool.state.accounts, query, error });
  }
  const user = userOf(pool, provider, account);
  if (!user.enabled) {
    await pool.save();
    return sendBack(res, { redirectUri, state, error: 'invalid_request', description: 'User is disabled.' });
  }

  const code = rememberCode(pool, user.username, request);
  await pool.save();
  redirect(res, redirectUri, { code, state });
}

function rememberCode(
  { state, now }: Pool,
  username: string,
  { redirectUri, scope, challenge, nonce }: AuthorizeRequest,
): string {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = now().getTime() + codeMilliseconds;
  state.codes[hashOf(code)] = { username, redirectUri, scope, challenge, nonce, expiresAt };

  return code;
}

function sendBack(res: ServerResponse, { redirectUri, state, error, description }: RedirectError): void {
  redirect(res, redirectUri, { error, error_description: description, state });
}

function redirect(res: ServerResponse, address: string, query: Record<string, string | undefined>): void {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  res.writeHead(302, { location: url.href, 'cache-control': 'no-store' }).end();
}
