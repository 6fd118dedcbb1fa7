import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import {
  type IsSetupClient,
  makeIsSetupClient,
  withholdSelfService,
} from '#functions/auth/withholdSelfService.ts';
import { makeAuthenticator } from '#functions/platform/identity/authenticator.ts';
import type { Identity } from '#functions/platform/identity.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { createIdentity } from '#infra/local/identity/identity.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { testEnvironment } from './environment.ts';
import type { CallOptions } from './event.ts';
import { noteIdentityRequest } from './permittedCalls.ts';
import { createWorld } from './world.ts';

/** Handlers for signing up and signing in, which only tests may import. */
interface AuthHandlers {
  signUp: AnyOperation<typeof auth.signUp>;
  confirmEmail: AnyOperation<typeof auth.confirmEmail>;
  signIn: AnyOperation<typeof auth.signIn>;
}

/** A world with a user pool emulator behind its real protocol, and helpers that create users and sessions. */
export async function authWorld({ signUp, confirmEmail, signIn }: AuthHandlers) {
  const dataDir = await mkdtemp(join(tmpdir(), 'auth-'));
  const clock = { now: () => new Date() };
  /** Asks the pool about its clients, once it runs. */
  let isSetupClient: IsSetupClient = () => Promise.reject(new Error('The pool has not started'));
  const pool = await createIdentity({
    dataDir,
    beforeTokens: event => withholdSelfService(event, { isSetupClient, log: { error: () => {} } }),
    now: () => clock.now(),
    callbackUrls: [`${testEnvironment.SITE_URL}/en/signin`],
  });
  Object.assign(process.env, {
    USER_POOL_ID: pool.userPoolId,
    TOKEN_CLIENT_ID: pool.clientId,
    SETUP_CLIENT_ID: pool.setupClientId,
    TOKEN_ISSUER: pool.issuer,
    TOKEN_JWKS_URL: pool.jwksUrl,
    IDENTITY_URL: pool.url,
    PROVIDER_NAMES: 'google=Google',
  });
  const clientOfPool = () =>
    new CognitoIdentityProviderClient({
      endpoint: pool.url,
      region: 'eu-west-2',
      credentials: { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' },
      maxAttempts: 1,
    });
  isSetupClient = makeIsSetupClient(clientOfPool());
  const client = clientOfPool();
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      args => {
        noteIdentityRequest(commandName.replace(/Command$/, ''));
        return next(args);
      },
    { step: 'initialize' },
  );
  /** Replacements for functions of the user pool. */
  const faults: Partial<Identity> = {};
  const real = makeIdentity({ client });
  const identity = new Proxy(real, {
    get: (_, name) => Reflect.get(faults, name) ?? Reflect.get(real, name),
  });
  const world = await createWorld({ identity, authenticator: makeAuthenticator(client) });
  // Tokens are verified by the machine's clock, so the world starts at the current time.
  world.clock.set(new Date().toISOString());
  clock.now = () => new Date(world.clock.now());

  const lastSecret = (to: string): string => {
    const mail = world.mails.findLast(mail => mail.to === to);
    return (
      /(?:token|t)=([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ??
      'no-secret-in-the-last-mail-to-this-address'
    );
  };

  return {
    ...world,
    pool,
    client,
    faults,
    verifyToken: makeTokenVerifier(),
    lastSecret,
    mailsTo: (to: string) => world.mails.filter(mail => mail.to === to),

    /** Signs a user up. */
    signUp: (
      person: {
        email: string;
        username: string;
        password?: string;
        language?: string;
        browserSecret?: string;
        timeZone?: string;
        /** Affiliate code of an invitation link. */
        code?: string;
        /** The page for which the visitor signs up. */
        next?: string;
      },
      sending: CallOptions = {},
    ) => world.callWith(signUp, { body: bodyOf(person) }, sending),

    /** Creates a user with a confirmed account. */
    async join(username: string, password = 'correct horse') {
      const email = `${username}@example.com`;
      await world.callWith(signUp, { body: bodyOf({ email, username, password }) });
      await world.runStream();
      await world.callWith(confirmEmail, { body: { token: lastSecret(email), browserSecret } });
      await world.runStream();
      return email;
    },

    signIn: (email: string, password = 'correct horse', sending: CallOptions = {}) =>
      world.call(signIn, { body: { email, password } }, sending),

    async end() {
      await world.close();
      await pool.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type AuthWorld = Awaited<ReturnType<typeof authWorld>>;

const bodyOf = ({
  language,
  ...person
}: {
  email: string;
  username: string;
  password?: string;
  language?: string;
  browserSecret?: string;
  timeZone?: string;
}) => ({
  password: 'correct horse',
  browserSecret,
  firstName: 'Ada',
  avatar: { kind: 'ready', name: 'avatar-07' },
  ...person,
  ...(language && { language_code: language }),
});

/** The secret of the browser in which people sign up, if not told otherwise. */
export const browserSecret = 'b'.repeat(43);

/** A cookie that was set, as a browser sends it; the refresh cookie if not told otherwise. */
export const cookieOf = (cookies: string[], name = 'cairn_refresh'): string =>
  cookies.find(cookie => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';
