import { AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bannedFields } from '#functions/admin/banSteps.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { setAdministrator } from '#infra/scripts/setAdministrator.ts';
import { sessions } from '#shared/settings.ts';
import { changePassword } from './changePassword.ts';
import { noteEndedSession } from './endedSession.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { type AccountWorld, accountWorld, asIn } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const tokenOf = ({ data }: { data: unknown }) => (data as { token?: string } | undefined)?.token; // a session's answer

describe('signing out', () => {
  test('ends the session permanently and clears the cookie', async () => {
    const email = await world.join('leaver');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    const answer = await world.signOut([cookie]);

    expect(answer.status).toBe(204);
    expect(answer.cookies[0]).toContain('Max-Age=0');
    expect(await world.refresh(cookie)).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test.each([
    ['cookie', { byCookie: true, byToken: false }],
    ['access token', { byCookie: false, byToken: true }],
    ['cookie and access token', { byCookie: true, byToken: true }],
  ])(
    'by %s stops all tokens of the session at once, and none of another',
    async (_, { byCookie, byToken }) => {
      const email = await world.join(`leaves-${Number(byCookie)}${Number(byToken)}`);
      const session = await world.signIn(email);
      const refreshed = await world.refresh(cookieOf(session.cookies));
      world.clock.add({ minutes: 1 });
      const other = await world.signIn(email);
      const answer = await world.signOut(
        byCookie ? [cookieOf(refreshed.cookies)] : [],
        byToken ? session.data?.token : undefined,
      );

      expect(answer.status).toBe(204);
      for (const token of [session.data?.token, tokenOf(refreshed)])
        expect(await world.meBy(token)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
      expect((await world.refresh(cookieOf(refreshed.cookies))).status).toBe(401);
      expect(await world.meBy(other.data?.token)).toMatchObject({ status: 200 });
      expect((await world.refresh(cookieOf(other.cookies))).status).toBe(200);
    },
  );

  test('more often than the record notes ends all sessions', async () => {
    const email = await world.join('restless');
    const { UserID } = await world.personOf(email);
    const at = Math.floor(Date.parse(world.clock.now()) / 1000);
    for (let since = at - 41; since < at; since++) await noteEndedSession(world.deps, { UserID, since });

    expect(await world.personOf(email)).toMatchObject({
      sessionsValidFrom: world.clock.now(),
      sessionsKept: [],
    });
    expect(await world.personOf(email)).not.toHaveProperty('endedSessions');
  });

  test('forgets sessions whose tokens have expired, and counts simultaneous ends', async () => {
    const email = await world.join('forgetsessions');
    const { UserID } = await world.personOf(email);
    await noteEndedSession(world.deps, { UserID, since: 1 });
    world.clock.add({ days: sessions.refreshDays + 1 });
    await Promise.all([2, 3, 4].map(since => noteEndedSession(world.deps, { UserID, since })));

    expect(Object.keys((await world.personOf(email)).endedSessions ?? {})).toEqual(['2', '3', '4']);
  });

  test.each([[[]], [['cairn_refresh=nonsense']]])('succeeds with cookies %s', async cookies => {
    expect((await world.signOut(cookies)).status).toBe(204);
  });

  test('succeeds if Cognito cannot be reached', async () => {
    world.faults.revoke = () => Promise.reject(new Error('no'));
    const answer = await world.signOut(['cairn_refresh=something']);
    delete world.faults.revoke;

    expect(answer.status).toBe(204);
  });
});

describe('sessions of the second in which a password changes', () => {
  const guess = (email: string) => world.signIn(email, 'a new password');
  const resetPasswordOf = async (email: string) => {
    await world.callWith(requestPasswordReset, { body: { email } });
    await world.runStream();
    const body = { password: 'a new password' };
    expect((await world.callWith(resetPassword, { resetToken: world.lastSecret(email), body })).status).toBe(
      200,
    );
  };

  test('end with a reset, and later ones of that second do not', async () => {
    const email = await world.join('hasty');
    const before = await world.signIn(email);
    await resetPasswordOf(email);
    const after = await guess(email);

    expect(await world.meBy(before.data?.token)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await world.refresh(cookieOf(before.cookies))).status).toBe(401);
    expect(await world.meBy(after.data?.token)).toMatchObject({ status: 200 });
    expect((await world.refresh(cookieOf(after.cookies))).status).toBe(200);
  });

  test('end with a change, except for the new one; a ban ends that too', async () => {
    const email = await world.join('swift');
    const before = await world.signIn(email);
    const body = { currentPassword: 'correct horse', password: 'a new password' };
    const changed = await world.call(
      changePassword,
      { body },
      asIn(await world.claimsOf(before.data?.token)),
    );

    expect(await world.meBy(before.data?.token)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await world.meBy(changed.data?.token)).toMatchObject({ status: 200 });

    world.clock.add({ minutes: 1 });
    await world.change(email, { ...bannedFields(world.clock.now()), status: 'active' });
    expect(await world.meBy(changed.data?.token)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
});

describe('an administrator', () => {
  const portal = async (token: string | undefined) =>
    world.call(listAuditEntries, {}, asIn(await world.claimsOf(token)));

  test('loses the rights immediately, in every session, and gains them by signing in', async () => {
    const email = await world.join('demoted');
    expect(await setAdministrator(world.deps, email, true, world.client)).toMatchObject({
      username: 'demoted',
    });
    const session = await world.signIn(email);
    expect((await portal(session.data?.token)).status).toBe(200);

    await setAdministrator(world.deps, email, false, world.client);
    expect(await portal(session.data?.token)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await world.refresh(cookieOf(session.cookies))).status).toBe(401);
    expect(await portal((await world.signIn(email)).data?.token)).toMatchObject({ code: 'ADMIN_ONLY' });

    await setAdministrator(world.deps, email, true, world.client);
    world.clock.add({ minutes: 1 });
    expect((await portal((await world.signIn(email)).data?.token)).status).toBe(200);
  });

  test('removed from the group in Cognito loses the rights of all sessions when one is refreshed', async () => {
    const email = await world.join('removed');
    await setAdministrator(world.deps, email, true, world.client);
    const { UserID } = await world.personOf(email);
    const [one, two] = [await world.signIn(email), await world.signIn(email)];
    await world.client.send(
      new AdminRemoveUserFromGroupCommand({
        UserPoolId: world.pool.userPoolId,
        Username: UserID,
        GroupName: 'admins',
      }),
    );
    expect((await portal(one.data?.token)).status).toBe(200);

    await world.refresh(cookieOf(two.cookies));
    expect(await portal(one.data?.token)).toMatchObject({ status: 403, code: 'ADMIN_ONLY' });
    expect(await world.meBy(one.data?.token)).toMatchObject({ data: { isAdmin: false } });
  });

  test('is only made of an active person', async () => {
    expect(
      await setAdministrator(world.deps, 'nobody.known@example.com', true, world.client),
    ).toBeUndefined();
  });
});
