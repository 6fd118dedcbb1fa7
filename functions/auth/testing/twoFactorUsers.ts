import { stepOf, totpCode } from '#infra/local/identity/totp.ts';
import { beginTwoFactor } from '../beginTwoFactor.ts';
import { confirmTwoFactor } from '../confirmTwoFactor.ts';
import { removeTwoFactor } from '../removeTwoFactor.ts';
import { signIn } from '../signIn.ts';
import type { AccountWorld } from './accountWorld.ts';

const password = 'correct horse';

/** Users who set up an authenticator app, in a world that a test has begun. */
export function twoFactorUsers(started: () => AccountWorld) {
  const codeOf = (secret: string) => totpCode(secret, stepOf(Date.parse(started().clock.now())));
  const nextCode = (secret: string) => {
    started().clock.add({ minutes: 1 });
    return codeOf(secret);
  };

  /** A user with a confirmed account. */
  async function member(username: string) {
    const world = started();
    const email = await world.join(username);
    const { UserID } = await world.personOf(email);
    return {
      email,
      UserID,
      begin: (body: object = { password }) => world.callWith(beginTwoFactor, { body }, { as: UserID }),
      confirm: (code: string, body: object = { password }) =>
        world.callWith(confirmTwoFactor, { body: { ...body, code } }, { as: UserID }),
      remove: (code: string, body: object = { password }) =>
        world.callWith(removeTwoFactor, { body: { ...body, code } }, { as: UserID }),
      signIn: (code?: string, more: object = {}) =>
        world.callWith(signIn, { body: { email, password, ...(code && { code }), ...more } }),
    };
  }

  /** A user who has turned two-factor authentication on. */
  async function enrolled(username: string) {
    const user = await member(username);
    const { secret } = dataOf<{ secret: string }>(await user.begin());
    const { recoveryCode } = dataOf<{ recoveryCode: string }>(await user.confirm(nextCode(secret)));
    await started().runStream();
    return { ...user, secret, recoveryCode };
  }

  return { member, enrolled, nextCode };
}

/** The data of a successful answer. */
export function dataOf<Data>({ data, code }: { data?: unknown; code?: string | undefined }): Data {
  if (data === undefined) throw new Error(`Refused: ${code}`);
  return data as Data; // the tests know what they have called
}
