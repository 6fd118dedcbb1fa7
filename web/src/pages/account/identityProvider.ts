import type { IdentityProvider } from '#shared/ids.ts';

/** The identity provider that people can sign in with: its name in the API, and values of texts that name it. */
export const identityProvider = { id: 'google', named: { provider: 'Google' } } as const satisfies {
  id: IdentityProvider;
  named: { provider: string };
};
