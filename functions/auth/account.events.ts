import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ReturnPath } from '#shared/entities/credentials.ts';
import { EmailProblem } from '#shared/entities/emailProblem.ts';
import { Country, Instant, Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { visitDevices } from '#shared/visits.ts';

const account = z.object({ UserID });

/** An email that a person asked for without being signed in, in the language of the page where they did, and the page that they want. */
const asked = z.extend(account, { language: z.optional(Language), next: z.optional(ReturnPath) });

export const accountEvents = defineEvents({
  accountCreated: account,
  /** The handler generates the link's secret, so that no stored item contains it. */
  confirmationRequested: asked,
  /** A person has signed up with the email address of this existing account. */
  existingAccountSignUp: asked,
  passwordResetRequested: asked,
  passwordChanged: account,
  /** The person wants email at this address. */
  emailChangeRequested: z.extend(asked, { email: z.string() }),
  /** Email goes to another address than `from`, which may have had a problem. */
  emailChanged: z.extend(account, { from: z.string(), problem: z.optional(EmailProblem) }),
  /** An account was signed in to, not for the first time, on a device that is new to it, with the facts by which people recognise it. */
  newDeviceUsed: z.extend(account, {
    at: Instant,
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
    device: z.enum(visitDevices),
    country: z.optional(Country),
  }),
  twoFactorTurnedOn: account,
  twoFactorTurnedOff: account,
});
