import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import type { World } from '#functions/testing/world.ts';
import { FollowedID, type UserID } from '#shared/ids.ts';
import type { EmailFrequency } from '#shared/notificationSettings.ts';
import { changeFollow } from '../changeFollow.ts';

/** A project in development, with ways to follow it and to write what its followers are told. */
export async function followedProject(world: World) {
  const owner = await world.user({ username: 'olive', planTypeId: 'premium' });
  const scene = await projectWithRoles(world, owner);
  const { ProjectID: project } = scene;

  return {
    owner,
    scene,
    project,

    /** A follower of the project, who is emailed as often as they have chosen. */
    async follower(following?: EmailFrequency): Promise<UserID> {
      const id = await world.user({ email: `${world.deps.newId()}@cairn.example` });
      if (following)
        await world.table.write(Step.update(callers.key(id), { emailFrequencies: { following } }));
      await world.call(
        changeFollow,
        { FollowedID: FollowedID.parse(project), body: { kind: 'project', following: true } },
        { as: id },
      );
      return id;
    },

    /** Writes an entry of the progress log. */
    async write(title = 'Seven weeks') {
      const body = { title, text: 'The unit came up.' };
      return (await world.call(addProgressEntry, { ProjectID: project, body }, { as: owner })).data;
    },

    /** Kind and title or role of what a person has been told. */
    told: async (as: UserID) =>
      ((await world.call(listNotifications, { query: { limit: 50 } }, { as })).data?.items ?? []).map(
        ({ kind, values }) => [kind, values['title'] ?? values['role'] ?? ''],
      ),
  };
}

export type FollowedProject = Awaited<ReturnType<typeof followedProject>>;
