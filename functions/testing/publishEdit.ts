import { approveEdit } from '#functions/admin/approveEdit.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { World } from './world.ts';

/** Changes a public project of the owner, and has an administrator publish what waits for a review. */
export async function publishEdit(
  world: Pick<World, 'call'>,
  { ProjectID, owner }: { ProjectID: ProjectID; owner: UserID },
  change: ProposalChange,
): Promise<void> {
  const { data } = await world.call(updateProject, { ProjectID, body: { change } }, { as: owner });
  const version = data?.pendingEdit?.version;
  if (version === undefined) return;
  const { status } = await world.call(
    approveEdit,
    { ProjectID, body: { version } },
    { as: owner, groups: ['admins'] },
  );
  if (status !== 200) throw new Error(`The edit was not published: ${status}`);
}
