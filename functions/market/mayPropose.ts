import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { UserID } from '#shared/ids.ts';

type Owned = Pick<ProjectCard, 'owner'>;

/**
 * Returns whether each of some projects may be proposed to a reader: not the reader's own, and not those of people whom the
 * reader has blocked or who have blocked the reader. Cost: 1 DynamoDB request, half a unit per owner.
 */
export async function mayPropose(
  table: Pick<Table, 'batchGetEventually'>,
  reader: UserID,
  projects: readonly Owned[],
): Promise<(project: Owned) => boolean> {
  const owners = new Set(projects.map(({ owner }) => owner.UserID));
  owners.delete(reader);
  const ids = [...owners];
  const known = await table.batchGetEventually(...ids.map(id => relationships.key(reader, id)));
  const allowed = new Set(
    ids.filter((id, at) => !isBlockedBy(known[at], id) && !isBlockedBy(known[at], reader)),
  );
  return ({ owner }) => allowed.has(owner.UserID);
}
