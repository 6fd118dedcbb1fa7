import { isDeepStrictEqual } from 'node:util';
import type { StoredUser } from '#functions/authors/author.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import { toPersonDocument } from './search/personDocument.ts';
import { reindexPerson } from './search/reindexPerson.ts';

/** Updates the listing of a person when what they are found by changes, or whether they may be found. */
export const syncPerson: Projection<StoredUser> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (!known || isDeepStrictEqual(toPersonDocument(before, []), toPersonDocument(after, []))) return;
  await reindexPerson(deps, known.UserID);
};

/** Updates the skills in the listing of a person who joins or leaves a team. */
export const syncPersonOfTeam: Projection<StoredMember> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (known && !(before && after)) await reindexPerson(deps, known.UserID);
};
