import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { limit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Instant } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { accountEvents } from './account.events.ts';

/** The recovery code of a user with two-factor authentication, as its SHA-256. */
const recoveryCodes = entity({
  name: 'recoveryCode',
  schema: z.object({ hash: z.string(), createdAt: Instant }),
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'recoveryCode' }),
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code of 100 bits, in groups of five: `ABCDE-FGHIJ-KLMNO-PQRST`. */
export function newRecoveryCode(): string {
  const code = Array.from(randomBytes(20), byte => letters[byte % letters.length]).join('');
  return (code.match(/.{5}/g) ?? []).join('-');
}

/** Whether a normalised code is a recovery code rather than one of an app. */
export const isRecoveryCode = (code: string): boolean => code.length > 6;

const hashOf = (recoveryCode: string): string => hashOfSecret(recoveryCode.replaceAll('-', ''));

type Moment = Pick<Deps, 'now' | 'newId'>;

export const twoFactor = {
  /**
   * Records that it is on, with its recovery code. Refused if this has changed since `known` (`twoFactorSince` of the
   * user) was read.
   */
  turnedOn(moment: Moment, id: UserID, known: string | undefined, recoveryCode: string) {
    const at = moment.now();
    const user = Step.update(authors.key(id), { twoFactorSince: at });
    const unchanged =
      known === undefined ? user.when('twoFactorSince', 'absent') : user.when('twoFactorSince', '=', known);
    return [
      unchanged.otherwise('TWO_FACTOR_ALREADY_ON'),
      Step.put(recoveryCodes.key(id), { hash: hashOf(recoveryCode), createdAt: at }),
      outbox.publish(moment, accountEvents.twoFactorTurnedOn, { UserID: id }),
    ] as const;
  },

  /** Records that it is off, once. The recovery code stays until Cognito has been told. */
  turnedOff: (moment: Moment, id: UserID) =>
    [
      Step.update(authors.key(id), {})
        .unset('twoFactorSince')
        .when('twoFactorSince', 'exists')
        .otherwise('TWO_FACTOR_OFF'),
      outbox.publish(moment, accountEvents.twoFactorTurnedOff, { UserID: id }),
    ] as const,

  /** Writes what Cognito says over a record that an interrupted change has left behind. */
  sync: (id: UserID, since: string | undefined) =>
    since === undefined
      ? Step.update(authors.key(id), {}).unset('twoFactorSince')
      : Step.update(authors.key(id), { twoFactorSince: since }),

  /** Whether this is the user's current recovery code. */
  async isRecoveryCodeOf(table: Table, id: UserID, code: string): Promise<boolean> {
    return (await table.get(recoveryCodes.key(id)))?.hash === hashOf(code);
  },

  forgetRecoveryCode: (id: UserID) => Step.remove(recoveryCodes.key(id)),
};

/** Attempts to turn two-factor authentication on or off. */
export const twoFactorAttempts = limit('twoFactor', 10, { minutes: 30 });
