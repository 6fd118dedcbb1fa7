import type { ServerResponse } from 'node:http';
import { BodyTooLarge } from '#infra/local/wire/body.ts';
import { type Handle, listen } from '#infra/local/wire/listen.ts';
import type { Credentials } from '#infra/local/wire/sigv4.ts';
import { handleCall } from './api.ts';
import { exampleAccounts, rememberAccount, type SeedAccount } from './hosted/accounts.ts';
import { handleAuthorize } from './hosted/authorize.ts';
import { sendProblemPage } from './hosted/page.ts';
import { type AllowedUrls, isAllowed, localUrls } from './hosted/request.ts';
import { handleToken, handleUserInfo } from './hosted/token.ts';
import { type CognitoUserPoolOptions, openPool, type Pool } from './pool.ts';

/** Options of the Cognito emulator. */
export interface IdentityOptions extends CognitoUserPoolOptions {
  /** 0 or absent: any free port. */
  port?: number;
  /** Allowed redirect URLs after sign-in; any port of localhost by default. */
  callbackUrls?: AllowedUrls;
  /** Allowed redirect URLs after sign-out; `callbackUrls` by default. */
  logoutUrls?: AllowedUrls;
  /** Predefined accounts of the social provider. */
  accounts?: readonly SeedAccount[];
  /** Credentials that must sign admin actions; signatures are not checked without them. */
  credentials?: Credentials | Credentials[];
}

/** A running Cognito emulator: the API, its key set and the hosted pages, at one address. */
export interface Identity {
  url: string;
  userPoolId: string;
  clientId: string;
  setupClientId: string;
  issuer: string;
  jwksUrl: string;
  handle: Handle;
  close(): Promise<void>;
}

/** Starts a Cognito emulator. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const pool = await openPool(options);
  for (const account of options.accounts ?? exampleAccounts) rememberAccount(pool, account);
  await pool.save();

  const handle = answers(pool, options);
  const server = await listen(handle, options.port);

  return {
    url: server.url,
    userPoolId: pool.userPoolId,
    clientId: pool.clientId,
    setupClientId: pool.setupClientId,
    issuer: pool.issuer,
    jwksUrl: `${server.url}/${pool.userPoolId}/.well-known/jwks.json`,
    handle,
    async close() {
      await server.close();
      await pool.save();
    },
  };
}

function answers(pool: Pool, options: IdentityOptions): Handle {
  const callbackUrls = options.callbackUrls ?? localUrls;
  const logoutUrls = options.logoutUrls ?? callbackUrls;
  const credentials = options.credentials && [options.credentials].flat();

  return async (req, res) => {
    const [path = '/', rawQuery = ''] = (req.url ?? '/').split('?', 2);
    const query = new URLSearchParams(rawQuery);
    const route = `${req.method} ${path}`;

    try {
      if (route === 'POST /') return await handleCall(req, res, { pool, credentials });
      if (route === `GET /${pool.userPoolId}/.well-known/jwks.json`) return sendJson(res, 200, pool.key.jwks);
      if (route === 'GET /oauth2/authorize' || route === 'POST /oauth2/authorize') {
        return await handleAuthorize(req, res, { pool, query, callbackUrls });
      }
      if (route === 'POST /oauth2/token') return await handleToken(req, res, pool);
      if (route === 'GET /oauth2/userInfo') return handleUserInfo(req, res, pool);
      if (route === 'GET /logout') return handleLogout(res, { pool, query, logoutUrls });
      sendJson(res, 404, { message: 'Not found' });
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      sendJson(res, 413, { message: error.message });
    }
  };
}

function handleLogout(
  res: ServerResponse,
  { pool, query, logoutUrls }: { pool: Pool; query: URLSearchParams; logoutUrls: AllowedUrls },
): void {
  const address = query.get('logout_uri') ?? '';
  if (query.get('client_id') !== pool.clientId || !isAllowed(logoutUrls, address)) {
    return sendProblemPage(res, 'redirect_mismatch: this redirect URI is not registered.');
  }
  res.writeHead(302, { location: address }).end();
}

function sendJson(res: ServerResponse, status: number, value: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
