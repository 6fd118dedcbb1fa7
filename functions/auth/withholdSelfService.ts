import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { errorFields, type Log } from '#functions/platform/log.ts';

/**
 * Name of the app client whose sessions never leave our functions. Its access tokens may call the user pool in the name of
 * their user, which setting up an authenticator app takes.
 */
export const setupClientName = 'Setup';

/** Scope with which a token changes its own user at the user pool: password, attributes, second factor, deletion. */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** The part of Cognito's event before it issues a token (version 2) that matters here. */
export interface TokenEvent {
  userPoolId: string;
  callerContext: { clientId: string };
  response: object;
}

/** Whether an app client is the one of our own sessions. Names of clients do not change: the answer is kept. */
export type IsSetupClient = (client: { UserPoolId: string; ClientId: string }) => Promise<boolean>;

/** Creates the question, asked once per client. */
export function makeIsSetupClient(
  cognito = new CognitoIdentityProviderClient({ maxAttempts: 3 }),
): IsSetupClient {
  const known = new Map<string, boolean>();
  return async client => {
    const kept = known.get(client.ClientId);
    if (kept !== undefined) return kept;
    const { UserPoolClient } = await cognito.send(new DescribeUserPoolClientCommand(client));
    const isSetup = UserPoolClient?.ClientName === setupClientName;
    known.set(client.ClientId, isSetup);
    return isSetup;
  };
}

/**
 * Withholds the self-service scope from access tokens that reach clients, so that a stolen one changes nothing at the user pool
 * that our API guards with the password or a second factor. In doubt it is withheld.
 */
export async function withholdSelfService<Event extends TokenEvent>(
  event: Event,
  { isSetupClient, log }: { isSetupClient: IsSetupClient; log: Pick<Log, 'error'> },
): Promise<Event> {
  const client = { UserPoolId: event.userPoolId, ClientId: event.callerContext.clientId };
  const isSetup = await isSetupClient(client).catch((error: unknown) => {
    log.error('app_client.unread', errorFields(error));
    return false;
  });
  if (isSetup) return event;
  const accessTokenGeneration = { scopesToSuppress: [selfServiceScope] };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
}
