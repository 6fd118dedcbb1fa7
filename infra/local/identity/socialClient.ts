import { createHash, randomBytes } from 'node:crypto';
import type { identityWorld } from './identityWorld.ts';

/** The page of the web client that the hosted sign-in returns to. */
export const redirect_uri = 'http://localhost:4000/en/signin';

/** A person to sign in as, as the form of the identity provider's page sends it. */
export const ada = { email: 'Ada@example.com', name: 'Ada Byron' };

const verifier = randomBytes(32).toString('base64url');

type World = Awaited<ReturnType<typeof identityWorld>>;

/** A browser and a web client signing in through the hosted pages. It asks for the world at each call, since tests restart it. */
export function socialClient(world: () => World) {
  /** The address of the provider's page. */
  const address = (changes: Record<string, string | undefined> = {}) => {
    const url = new URL('/oauth2/authorize', world().identity.url);
    const query = {
      identity_provider: 'Google',
      response_type: 'code',
      client_id: world().identity.clientId,
      redirect_uri,
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: 'state & more',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value);
    return url;
  };

  /** Sends the provider's form, and returns where the answer redirects to. */
  const choose = async (form: Record<string, string>, changes: Record<string, string | undefined> = {}) => {
    const answer = await fetch(address(changes), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, back: new URL(answer.headers.get('location') ?? 'none:') };
  };

  /** The authorization code of a new sign-in. */
  const codeFor = async (form: Record<string, string> = ada) =>
    (await choose(form)).back.searchParams.get('code') ?? '';

  /** Sends a request to the token endpoint; without other fields, an exchange of a code. */
  const exchange = async (form: Record<string, string>) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: world().identity.clientId,
      redirect_uri,
      code_verifier: verifier,
      ...form,
    });
    const answer = await fetch(`${world().identity.url}/oauth2/token`, { method: 'POST', body });
    const tokens: { error?: string; access_token?: string; id_token?: string; refresh_token?: string } =
      await answer.json();
    return { status: answer.status, ...tokens };
  };

  return { address, choose, codeFor, exchange };
}
