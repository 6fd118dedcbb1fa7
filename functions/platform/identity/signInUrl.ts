import { environment } from '../environment.ts';

/** URL of a hosted page of Cognito. */
export const hostedPage = (path: string): URL => new URL(path, environment('IDENTITY_URL'));

interface Asked {
  provider: string;
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

/** URL of the page for sign-in with an identity provider. */
export function signInUrl({ provider, redirectUri, state, codeChallenge }: Asked): string {
  const url = hostedPage('/oauth2/authorize');
  const query = {
    identity_provider: provider,
    response_type: 'code',
    client_id: environment('TOKEN_CLIENT_ID'),
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
