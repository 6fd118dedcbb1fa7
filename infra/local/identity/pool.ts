import { createHash } from 'node:crypto';
import { fail } from './failure.ts';
import { openState, type State, type User } from './state.ts';
import { openSigningKey, type SigningKey } from './tokens.ts';

/** Settings of the emulated user pool. */
export interface CognitoUserPoolOptions {
  dataDir: string;
  /** Issuer of the tokens, without the pool id. Default: Cognito's address in the pool's region. */
  issuerBaseUrl?: string;
  userPoolId?: string;
  clientId?: string;
  /** Groups of the pool. Default: `admins`. */
  groups?: readonly string[];
  /** Social providers of the pool. Default: `Google`. */
  providers?: readonly string[];
  /** The trigger before tokens are issued (version 2 of its event). Without it tokens have the scopes of their sign-in. */
  beforeTokens?: (event: TokenEvent) => Promise<object>;
  now?: () => Date;
}

/** Cognito's event before it issues tokens, as far as it is emulated. */
export interface TokenEvent {
  version: '2';
  triggerSource:
    | 'TokenGeneration_Authentication'
    | 'TokenGeneration_HostedAuth'
    | 'TokenGeneration_RefreshTokens';
  userPoolId: string;
  userName: string;
  callerContext: { clientId: string };
  request: { scopes: readonly string[] };
  response: object;
}

/** A user pool with its two clients; operations work on it. */
export interface Pool {
  userPoolId: string;
  /** Client of the website. */
  clientId: string;
  /** Client of sessions that set up an authenticator app; it has no hosted pages. */
  setupClientId: string;
  issuer: string;
  groups: readonly string[];
  providers: readonly string[];
  state: State;
  key: SigningKey;
  beforeTokens: CognitoUserPoolOptions['beforeTokens'];
  now: () => Date;
  /** Resolves once all changes so far have been written to disk. */
  save: () => Promise<void>;
}

/** Names of a pool that is not given others. */
export const defaultPool = {
  userPoolId: 'eu-west-2_cairnlocal',
  clientId: 'cairnlocalwebclient',
  setupClientId: 'cairnlocalsetupclient',
} as const;

/** Opens the pool in a data folder. */
export async function openPool(options: CognitoUserPoolOptions): Promise<Pool> {
  const { dataDir, now = () => new Date(), userPoolId = defaultPool.userPoolId } = options;
  const [region] = userPoolId.split('_');
  const { state, save } = await openState(dataDir, now);

  return {
    userPoolId,
    clientId: options.clientId ?? defaultPool.clientId,
    setupClientId: defaultPool.setupClientId,
    beforeTokens: options.beforeTokens,
    issuer: `${options.issuerBaseUrl ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`,
    groups: options.groups ?? ['admins'],
    providers: options.providers ?? ['Google'],
    state,
    key: await openSigningKey(dataDir),
    now,
    save,
  };
}

/** Tokens and codes are random; only their hashes are stored. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Finds a user by name, or by verified email address, ignoring case. */
export function findUser({ state }: Pool, name: string): User | undefined {
  const wanted = name.toLowerCase();

  return Object.hasOwn(state.users, wanted) ? state.users[wanted] : findByEmail(state, wanted);
}

/** Finds a user by name, or throws UserNotFoundException. */
export function requireUser(pool: Pool, name: string): User {
  return findUser(pool, name) ?? fail('UserNotFoundException', 'User does not exist.');
}

/** Local users sign in by email address; users of a social provider do not reserve theirs. */
export function findByEmail({ users }: State, email: string): User | undefined {
  return Object.values(users).find(
    ({ attributes, status }) =>
      status !== 'EXTERNAL_PROVIDER' &&
      attributes['email_verified'] === 'true' &&
      attributes['email']?.toLowerCase() === email.toLowerCase(),
  );
}
