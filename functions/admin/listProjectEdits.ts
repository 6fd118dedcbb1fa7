import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { ProjectEdit } from '#functions/projects/edit.store.ts';
import { type CardPlan, toItems } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import { isPublished } from '#shared/lifecycle.ts';

/** Lists public projects whose edits wait for a review, oldest first. Cost: 3 DynamoDB requests. */
export function listProjectEdits({
  caller: { UserID },
  loaded: [page, found],
}: Input<typeof contracts.listProjectEdits, [Page<ProjectEdit>, CardPlan]>) {
  const edits = new Map(page.items.map(edit => [edit.ProjectID, edit]));
  return {
    ...page,
    items: toItems(found)
      .filter(({ project }) => isPublished(project.status))
      .map(items =>
        toProject(
          { ...items, edit: edits.get(items.project.ProjectID) },
          {
            owner: items.project.OwnerUserID === UserID,
            liked: false,
            member: false,
            canAdminister: true,
            beyondPlan: false,
          },
        ),
      ),
  };
}
