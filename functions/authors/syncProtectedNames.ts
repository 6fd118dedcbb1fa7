import type { Projection } from '#functions/platform/projection.ts';
import { isSpecialAccount } from '#shared/ids.ts';
import type { StoredUser } from './author.store.ts';
import { protectedFormsOf, protectName, releaseName } from './protectedName.store.ts';

/** Protects the names of administrators from imitation, and those of the account of support, for as long as they are theirs. */
export const syncProtectedNames: Projection<StoredUser> = async ({ before, after }) => {
  const formsOf = (user: StoredUser | undefined) => (user && isProtected(user) ? protectedFormsOf(user) : []);
  const [former, current] = [formsOf(before), formsOf(after)];
  const id = (after ?? before)?.UserID;
  if (!id) return [];
  return [
    ...current.map(form => protectName(form, id)),
    ...former.filter(form => !current.includes(form)).map(form => releaseName(form, id)),
  ];
};

const isProtected = ({ UserID, isAdministrator, status }: StoredUser): boolean =>
  status !== 'deleted' && (isAdministrator === true || isSpecialAccount(UserID));
