import type { Projection } from '#functions/platform/projection.ts';
import { shareRequestKey } from '#functions/uploads/keys.ts';
import { isPublic } from '#shared/lifecycle.ts';
import type { ProjectRecord } from './project.store.ts';

/** Asks for the picture that link previews show of a project that has become public or changed its picture. */
export const requestSharePicture: Projection<ProjectRecord> = async ({ before, after }, { media }) => {
  if (!after || !isPublic(after)) return;
  const isSame = before && isPublic(before) && JSON.stringify(before.image) === JSON.stringify(after.image);
  if (!isSame) await media.request(shareRequestKey(after.ProjectID));
};
