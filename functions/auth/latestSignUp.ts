import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import type { emails } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { UserID } from '#shared/ids.ts';
import { type Decoy, type decoyAddresses, decoys } from './decoy.store.ts';

interface Found {
  /** The person who has proved to own the address. */
  owner: StoredUser | undefined;
  /** The latest sign-up with it that waits, which is a decoy if there is an owner. */
  latest: StoredUser | Decoy | undefined;
}

/** Reads the account and the sign-ups of an address: the same items whether or not there is an account. */
export async function latestSignUp(
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  address: ReturnType<typeof emails.parse> | undefined,
  decoyAddress: ReturnType<typeof decoyAddresses.parse> | undefined,
): Promise<Found> {
  const nobody = UserID.parse(newId());
  const [known, decoy] = await table.batchGet(
    authors.key(address?.UserID ?? nobody),
    decoys.key(decoyAddress?.UserID ?? nobody),
  );
  const isOwned = known !== undefined && known.status !== 'unconfirmed';
  return isOwned ? { owner: known, latest: decoy } : { owner: undefined, latest: known };
}

/** Whether the browser with this secret has made a sign-up. */
export const isOwnSignUp = (signUp: Found['latest'], browserSecret: string | undefined): boolean =>
  signUp?.signUpBrowser !== undefined &&
  browserSecret !== undefined &&
  signUp.signUpBrowser === hashOfSecret(browserSecret);

/** Notice that the previous confirmation email bounced, for the browser that made the sign-up; empty for other browsers. */
export const bounceOf = (
  signUp: Found['latest'],
  browserSecret: string | undefined,
): { hasBounced?: true } =>
  isOwnSignUp(signUp, browserSecret) && signUp?.emailProblem?.kind === 'bounced' ? { hasBounced: true } : {};
