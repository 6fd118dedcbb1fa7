import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { backoff } from '#functions/platform/backoff.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import type { UserID } from '#shared/ids.ts';
import { type Skill, skills } from '#shared/settings.ts';
import { toPersonDocument } from './personDocument.ts';
import { type PersonListing, personListings } from './personListing.store.ts';

/** Newest roles of a person whose skills count. */
const mostRoles = 25;

/**
 * Brings the listing of a person up to date with their current state, not with the event that caused the call, so that late,
 * repeated and concurrent events end in the same listing. A listing that would say the same is not written.
 */
export async function reindexPerson(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  UserID: UserID,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const [user, listing] = await table.batchGet(authors.key(UserID), personListings.key(UserID));
    const document = toPersonDocument(user, mayBeFound(user) ? await skillsOf(table, UserID) : []);
    if (listing ? isDeepStrictEqual(listing.document, document) : !document) return;
    const next: PersonListing = {
      UserID,
      ...(document && { document }),
      changedAt: now(),
      version: (listing?.version ?? 0) + 1,
    };
    const key = personListings.key(UserID);
    const step = listing ? Step.put(key, next).when('version', '=', listing.version) : Step.create(key, next);
    if (!isRefusal(await table.write(step))) return;
    await backoff(tried);
  }
  throw new Error(`Listing of person ${UserID} not updated: too many concurrent changes`);
}

/** The skills of the roles that a person has in teams, in the order of all skills. */
async function skillsOf(table: Table, UserID: UserID): Promise<Skill[]> {
  const { items } = await table.query(members, { ...membershipsOf(UserID), limit: mostRoles });
  const keys = items.flatMap(({ ProjectID, ProspectID }) =>
    ProspectID === undefined ? [] : prospects.key(ProjectID, ProspectID),
  );
  const roles = keys.length > 0 ? await table.batchGet(...keys) : [];
  return skills.filter(skill => roles.some(role => role?.PersonFoundID === UserID && role.skill === skill));
}
