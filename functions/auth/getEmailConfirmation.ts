import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { takeAddress } from './takeAddress.ts';
import { tokens } from './token.store.ts';

/** Finds the account of a confirmation link, for the page that asks whether to confirm it. */
export const getEmailConfirmation = operation(auth.getEmailConfirmation, {
  async run({ query: { token: hash } }, { table, now }) {
    const token = await tokens.findByHash(table, hash, 'confirmation', now());
    const person = token && (await table.get(authors.key(token.UserID)));
    if (person?.status === 'active') return { username: person.username, isConfirmed: true };
    if (person?.status !== 'unconfirmed' || isRefusal(await takeAddress(table, person)))
      return refuse('CONFIRMATION_LINK_INVALID');
    return { username: person.username, isConfirmed: false };
  },
});
