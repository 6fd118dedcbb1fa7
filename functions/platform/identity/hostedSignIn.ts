import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { provide } from '../uses.ts';
import { fetchKeys } from '../verifyToken.ts';
import { readAccessToken } from './accessToken.ts';
import type { Tokens } from './cognitoCalls.ts';
import { makeHostedPage } from './signInUrl.ts';

/** Authorization code with its PKCE verifier. */
export interface Grant {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** A user according to the identity provider. */
export interface ProviderSignIn {
  tokens: Tokens;
  /** `google_<sub>` */
  username: string;
  email: string;
  emailVerified: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const TokenAnswer = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
});

const IdClaims = z.object({
  'cognito:username': z.string(),
  email: z._default(z.string(), ''),
  email_verified: z._default(z.union([z.boolean(), z.string()]), false),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** Sign-in through Cognito's pages for identity providers. */
export interface HostedSignIn {
  /** Exchanges an authorization code for tokens and the provider's data of the user. */
  exchange(
    grant: Grant,
  ): Promise<ProviderSignIn | Refusal<'PROVIDER_SIGN_IN_FAILED' | 'PROVIDER_UNAVAILABLE'>>;
}

/** Creates the client of the environment's hosted pages. */
export function makeHostedSignIn(): HostedSignIn {
  const tokenUrl = makeHostedPage()('/oauth2/token');
  const clientId = environment('TOKEN_CLIENT_ID');
  const verify = makeVerify(clientId);

  return {
    async exchange({ code, codeVerifier, redirectUri }) {
      const answer = await post(tokenUrl, {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      });
      if (!answer || answer.status >= 500 || answer.status === 429) return refuse('PROVIDER_UNAVAILABLE');
      if (!answer.ok) return refuse('PROVIDER_SIGN_IN_FAILED');

      const { access_token, id_token, refresh_token, expires_in } = TokenAnswer.parse(await answer.json());
      const claims = IdClaims.parse(await verify(id_token));
      return {
        tokens: {
          access: access_token,
          expiresIn: expires_in,
          refresh: refresh_token,
          claims: readAccessToken(access_token),
        },
        username: claims['cognito:username'],
        email: claims.email.toLowerCase(),
        emailVerified: String(claims.email_verified) === 'true',
        ...namesOf(claims),
      };
    },
  };
}

/** Posts a form. Returns undefined on a timeout. */
async function post(url: URL, form: Record<string, string>): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(5_000),
    });
  } catch {
    return undefined;
  }
}

function makeVerify(audience: string): (token: string) => Promise<unknown> {
  const issuer = environment('TOKEN_ISSUER');
  const verifier = JwtVerifier.create(
    {
      issuer,
      audience,
      jwksUri: environment('TOKEN_JWKS_URL') ?? `${issuer}/.well-known/jwks.json`,
      customJwtCheck: ({ payload }) => {
        if (payload['token_use'] !== 'id') throw new Error('Not an ID token');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return token => verifier.verify(token);
}

/** First and last name; the last word of a full name counts as the last name. */
function namesOf({ given_name, family_name, name }: z.output<typeof IdClaims>) {
  if (given_name || family_name) return { firstName: given_name, lastName: family_name };
  const words = name?.trim().split(/\s+/) ?? [];
  return words.length > 1
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) }
    : { firstName: words[0] };
}

/** Sign-in with an identity provider. */
export const hostedSignIn = provide('hosted', makeHostedSignIn);
