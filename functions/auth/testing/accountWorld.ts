import type { StoredUser } from '#functions/authors/author.store.ts';
import { getMe } from '#functions/authors/getMe.ts';
import type { Claims } from '#functions/platform/caller.ts';
import { authWorld, browserSecret } from '#functions/testing/authWorld.ts';
import type { CallOptions } from '#functions/testing/event.ts';
import { confirmEmail } from '../confirmEmail.ts';
import { findByEmail } from '../findByEmail.ts';
import { refreshSession } from '../refreshSession.ts';
import { signIn } from '../signIn.ts';
import { signOut } from '../signOut.ts';
import { signUp } from '../signUp.ts';

/** A world for tests of accounts and sessions. */
export async function accountWorld() {
  const world = await authWorld({ signUp, confirmEmail, signIn });

  const personOf = async (email: string): Promise<StoredUser> => {
    const person = await findByEmail(world.table, email);
    if (!person) throw new Error(`No user has the email address ${email}`);
    return person;
  };
  const claimsOf = (token: string | undefined) => world.verifyToken(`Bearer ${token}`);

  return {
    ...world,
    personOf,
    claimsOf,
    findPerson: (email: string) => findByEmail(world.table, email),

    /** Changes fields of a user's record. */
    change: async (email: string, fields: object) => world.user({ ...(await personOf(email)), ...fields }),

    /** Signs out by a cookie, a token, or both. */
    signOut: (cookies: string[], token?: string) =>
      world.callWith(
        {
          ...signOut,
          withDeps: deps =>
            signOut.withDeps({ ...(deps as typeof world.deps), verifyToken: world.verifyToken }),
        },
        {},
        { cookies, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
      ),

    /** Confirms an address in the browser that signed up, if not told otherwise. */
    confirm: (token: string, body: object = { browserSecret }) =>
      world.callWith(confirmEmail, { body: { token, ...body } }),

    refresh: (cookie: string) => world.callWith(refreshSession, {}, { cookies: cookie ? [cookie] : [] }),

    /** Reads the user's own profile with an access token that the gateway has verified. */
    async meBy(token: string | undefined) {
      const claims = await claimsOf(token);
      return world.call(getMe, {}, asIn(claims));
    },
  };
}

/** A call within a session, as the gateway passes it on. */
export const asIn = (claims: Claims | undefined): CallOptions => ({
  as: claims?.username,
  groups: claims?.groups ?? [],
  sessionSince: claims?.since ?? 0,
  sessionId: claims?.sessionId,
});

export type AccountWorld = Awaited<ReturnType<typeof accountWorld>>;
