import type { Identity } from '#functions/platform/identity.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { UserID } from '#shared/ids.ts';

/** Whether this is the password of an account, with or without a second factor. Leaves no session behind. */
export async function knowsPassword(
  { identity }: { identity: Identity },
  id: UserID,
  password: string,
): Promise<boolean> {
  const known = await identity.signIn(id, password);
  if (isRefusal(known)) return known.code === 'TWO_FACTOR_CODE_REQUIRED';
  if (known.refresh) await identity.revoke(known.refresh);
  return true;
}
