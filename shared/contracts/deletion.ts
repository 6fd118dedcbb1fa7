import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { AccountDeletion } from '../entities/accountDeletion.ts';
import { KnownPassword } from '../entities/credentials.ts';

export const deletion = domain('deletion', {
  getAccountDeletion: get('/authors/me/deletion', {
    summary:
      "What has to be settled before the caller's account can be deleted, and what its deletion means.",
    access: 'signedIn',
    output: AccountDeletion,
  }),

  deleteAccount: post('/authors/me/deletion', {
    summary:
      "Delete the caller's account, for good. Comments stay without a name; payments stay on record as the law demands.",
    access: 'signedIn',
    usesCookie: true,
    /** Required if the account has a password. */
    body: z.object({ password: z.optional(KnownPassword) }),
    errors: ['WRONG_ORIGIN', 'WRONG_PASSWORD', 'ACCOUNT_NOT_DELETABLE', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your account has been deleted.',
  }),
});
