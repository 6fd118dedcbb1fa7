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
export const noteLatestTeam = (id: UserID, seen: StoredLatestTeam | undefined, team: StoredLatestTeam) =>
  seen
    ? Step.put(latestTeams.key(id), team)
        .when('ProjectID', '=', seen.ProjectID)
        .when('joinedAt', '=', seen.joinedAt)
        .otherwise('CONCURRENT_UPDATE')
    : Step.create(latestTeams.key(id), team).otherwise('CONCURRENT_UPDATE');
