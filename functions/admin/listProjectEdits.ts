import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { completeEdit, projectEdits, waitingEdits } from '#functions/projects/edit.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { cardPlan, toItems } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { editTranslations, projectTranslations } from '#functions/projects/translation.store.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { isPublished } from '#shared/lifecycle.ts';

/** Lists public projects whose edits wait for a review, oldest first. Cost: 3 DynamoDB requests. */
export const listProjectEdits = operation(contracts.listProjectEdits, {
  load: async ({ query }, { table }) => {
    const page = await table.query(projectEdits, { index: 'gsi1', pk: waitingEdits, ...query });
    if (isRefusal(page)) return page;
    const found = await table.batchGet(...page.items.map(({ ProjectID }) => projects.key(ProjectID)));
    const shown = found.flatMap(project => project ?? []);
    return {
      page,
      found: cardPlan(shown),
      translated: shown.map(({ ProjectID }) => projectTranslations.key(ProjectID)),
      translatedEdits: shown.map(({ ProjectID }) => editTranslations.key(ProjectID)),
    };
  },
  run({ caller: { UserID }, loaded: { page, found, translated, translatedEdits } }) {
    const translations = new Map(translated.flatMap(one => (one ? [[one.ProjectID, one] as const] : [])));
    const changes = new Map(translatedEdits.flatMap(one => (one ? [[one.ProjectID, one] as const] : [])));
    const edits = new Map(page.items.map(edit => [edit.ProjectID, edit]));
    return {
      ...page,
      items: toItems(found)
        .filter(({ project }) => isPublished(project.status))
        .map(items =>
          toProject(
            {
              ...items,
              edit: completeEdit(edits.get(items.project.ProjectID), changes.get(items.project.ProjectID)),
              translations: translations.get(items.project.ProjectID),
            },
            {
              owner: items.project.OwnerUserID === UserID,
              liked: false,
              following: false,
              member: false,
              canAdminister: true,
              beyondPlan: false,
            },
          ),
        ),
    };
  },
});
