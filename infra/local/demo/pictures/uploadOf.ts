import { pictureEndings, publicKey } from '#functions/uploads/keys.ts';
import type { StoredUpload } from '#functions/uploads/upload.store.ts';
import { UploadID, type UserID } from '#shared/ids.ts';
import type { Scene } from './scenes.ts';

/** The upload of a scene of the demo. */
export const uploadOf = (scene: Scene): UploadID => UploadID.parse(`demo-picture-${scene}`);

/** The record of that upload, as its processing would leave it. */
export function readyUploadOf(scene: Scene, OwnerUserID: UserID, createdAt: string): StoredUpload {
  const id = uploadOf(scene);
  const [url, thumbnailUrl] = pictureEndings.project.map(
    ending => `/media/${publicKey({ kind: 'project', UploadID: id }, ending)}`,
  );
  return { UploadID: id, OwnerUserID, kind: 'project', status: 'ready', createdAt, url, thumbnailUrl };
}
