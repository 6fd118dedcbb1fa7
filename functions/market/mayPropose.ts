import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { UserID } from '#shared/ids.ts';

type Owned = Pick<ProjectCard, 'owner'>;
type Reading = Pick<Table, 'batchGetEventually'>;

/**
 * Those of some people whom the reader has not blocked and who have not blocked the reader; the reader is not among them. Cost: 1
 * DynamoDB request, half a unit per person.
 */
export async function withoutBlocks(
  table: Reading,
  reader: UserID,
  people: readonly UserID[],
): Promise<Set<UserID>> {
  const others = new Set(people);
  others.delete(reader);
  const ids = [...others];
  const known = await table.batchGetEventually(...ids.map(id => relationships.key(reader, id)));
  return new Set(ids.filter((id, at) => !isBlockedBy(known[at], id) && !isBlockedBy(known[at], reader)));
}

/**
 * Returns whether each of some projects may be proposed to a reader: not the reader's own, and not those of people whom the
 * reader has blocked or who have blocked the reader. Cost: 1 DynamoDB request, half a unit per owner.
 */
export async function mayPropose(
  table: Reading,
  reader: UserID,
  projects: readonly Owned[],
): Promise<(project: Owned) => boolean> {
  const allowed = await withoutBlocks(
    table,
    reader,
    projects.map(({ owner }) => owner.UserID),
  );
  return ({ owner }) => allowed.has(owner.UserID);
}
