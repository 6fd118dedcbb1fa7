import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

const Roster = z.object({
  ProjectID,
  /** The owner, the members, and those whose relationships with them still contain the project. */
  users: z.array(UserID),
  /** Changes with each write. */
  revision: z.string(),
});
type Roster = z.infer<typeof Roster>;

/**
 * People whose relationships may contain a project: it is kept until their relationships have been brought up to date,
 * so that of two members who leave at the same time each still finds the other.
 */
export const rosters = entity({
  name: 'roster',
  schema: Roster,
  key: (project: ProjectID) => ({ pk: `roster#${project}`, sk: 'roster' }),
});

export const rosterSteps = {
  /** Writes a changed roster if it is unchanged since it was read; an empty one is deleted. */
  save: (before: Roster | undefined, { ProjectID: id, users, revision }: Roster) => {
    if (!before) return Step.create(rosters.key(id), { ProjectID: id, users, revision });
    const step =
      users.length === 0
        ? Step.remove(rosters.key(id))
        : Step.put(rosters.key(id), { ProjectID: id, users, revision });
    return step.when('revision', '=', before.revision);
  },
};
