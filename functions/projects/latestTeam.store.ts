import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';

const StoredLatestTeam = z.object({ ProjectID, joinedAt: Instant });
export type StoredLatestTeam = z.infer<typeof StoredLatestTeam>;

/**
 * The team that a person joined last, of those that need a privilege for a second one. Two teams that take them at the
 * same time meet in this item, which lists of memberships cannot guarantee: they are read from an index.
 */
export const latestTeams = entity({
  name: 'latestTeam',
  schema: StoredLatestTeam,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'latestTeam' }),
});

/** Notes a person's new team. Refused if they have joined another one since `seen` was read. */
export function noteLatestTeam(
  id: UserID,
  seen: StoredLatestTeam | undefined,
  { ProjectID, joinedAt }: StoredLatestTeam,
) {
  const key = latestTeams.key(id);
  const step = seen
    ? Step.put(key, { ProjectID, joinedAt })
        .when('ProjectID', '=', seen.ProjectID)
        .when('joinedAt', '=', seen.joinedAt)
    : Step.create(key, { ProjectID, joinedAt });
  return step.otherwise('CONCURRENT_UPDATE');
}

export const forgetLatestTeam = (id: UserID) => Step.remove(latestTeams.key(id));
