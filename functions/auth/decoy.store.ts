import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { EmailProblem } from '#shared/entities/emailProblem.ts';
import { UserID } from '#shared/ids.ts';

/**
 * A sign-up with the address of another person's account. It has the data of an unconfirmed account, takes the username and
 * expires like one, so that the two cannot be told apart; but no link confirms it.
 */
const Decoy = z.object({
  UserID,
  username: z.string(),
  email: z.string(),
  signUpBrowser: z.optional(z.string()),
  emailProblem: z.optional(EmailProblem),
});
export type Decoy = z.infer<typeof Decoy>;

export const decoys = entity({
  name: 'decoy',
  schema: Decoy,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'decoy' }),
});

/** The decoy of an email address. */
export const decoyAddresses = entity({
  name: 'decoyAddress',
  schema: z.object({ UserID }),
  key: (email: string) => ({ pk: `email#${email.toLowerCase()}`, sk: 'decoy' }),
});
