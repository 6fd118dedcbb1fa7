import { followersOf, follows } from '#functions/authors/follow.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectEdits, reviewedTexts } from './edit.store.ts';
import { forgetTranslationsOfProject } from './keptTranslation.store.ts';
import { likes } from './like.store.ts';
import { formerMembers, formerMembersOf, members, membersOf } from './member.store.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';
import { editTranslations, projectTranslations } from './translation.store.ts';

/**
 * Deletes the current and former members, likes, follows, edits and translations of a deleted project, those by machine included. The changes of these items update the lists
 * derived from them.
 */
export const cascadeDeleteProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;
  const pk = partitionOf(id);

  await removeAll(table, members, membersOf(id), one => members.key(id, one.UserID));
  await removeAll(table, formerMembers, formerMembersOf(id), one =>
    formerMembers.key(id, one.UserID, one.leftAt),
  );
  await table.write(Step.remove(projectEdits.key(id)));
  await table.write(Step.remove(reviewedTexts.key(id)));
  await table.write(Step.remove(projectTranslations.key(id)));
  await table.write(Step.remove(editTranslations.key(id)));
  await forgetTranslationsOfProject(table, id);
  await removeAll(table, likes, { pk, beginsWith: 'like#' }, one => likes.key(id, one.UserID));
  const followed = { kind: 'project', id } as const;
  await removeAll(table, follows, followersOf(followed), one => follows.key(followed, one.UserID));
};
