import type { World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { onboardConnect } from '../accounts/onboardConnect.ts';
import type { refreshConnect } from '../accounts/refreshConnect.ts';
import type { returnConnect } from '../accounts/returnConnect.ts';

/** A browser that has left the provider's page: the state in the URL to which it is redirected, and its cookies. */
export interface Back {
  state: string;
  cookies: string[];
}

/** Leaves the provider's page with an outcome. Returns the state of the URL to which it redirects. */
export async function leave(url: string, outcome: string): Promise<string> {
  const body = new URLSearchParams({ outcome });
  const left = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
}

/** Calls of onboarding in a world. */
export const onboardingIn = (world: Pick<World, 'callWith'>) => ({
  /** Begins onboarding and leaves the provider's page with an outcome. */
  async begin(person: UserID, outcome: string): Promise<Back> {
    const { data, cookies } = await world.callWith(onboardConnect, {}, { as: person });
    const state = await leave(Object(data).url, outcome);
    return { state, cookies: cookies.map(cookie => cookie.split(';')[0] ?? '') };
  },

  /** Address to which the browser is redirected when it comes back. */
  comeBack: async (
    handler: typeof returnConnect | typeof refreshConnect,
    { state, cookies }: Back,
  ): Promise<string | undefined> =>
    (await world.callWith(handler, { query: { state } }, { cookies })).headers['location'],
});
