import { environment } from '../environment.ts';
import { provide } from '../uses.ts';

/** URL of a hosted page of Cognito, from its path. */
type HostedPage = (path: string) => URL;

/** Finds the hosted pages of the environment's user pool. */
export function makeHostedPage(): HostedPage {
  const base = environment('IDENTITY_URL');
  return path => new URL(path, base);
}

interface Asked {
  provider: string;
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

/** URL of the page for sign-in with an identity provider. */
export type SignInUrl = (asked: Asked) => string;

/** Builds sign-in URLs for the environment's user pool and app client. */
export function makeSignInUrl(): SignInUrl {
  const hostedPage = makeHostedPage();
  const clientId = environment('TOKEN_CLIENT_ID');
  const names = new URLSearchParams(environment('PROVIDER_NAMES')?.replaceAll(',', '&'));

  return ({ provider, redirectUri, state, codeChallenge }) => {
    const url = hostedPage('/oauth2/authorize');
    const query = {
      identity_provider: names.get(provider) ?? provider,
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
}

/** URLs of the pages for sign-in with an identity provider. */
export const signInUrls = provide('signInUrl', makeSignInUrl, { identity: [] });
