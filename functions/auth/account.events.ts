import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { UserID } from '#shared/ids.ts';

const account = z.object({ UserID });

export const accountEvents = defineEvents({
  accountCreated: account,
  /** The handler generates the link's secret, so that no stored item contains it. */
  confirmationRequested: account,
  /** Somebody has signed up with the email address of this existing account. */
  existingAccountSignUp: account,
  passwordResetRequested: account,
  passwordChanged: account,
  twoFactorTurnedOn: account,
  twoFactorTurnedOff: account,
});
