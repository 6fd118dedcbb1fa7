import { pictureEndings, publicKey } from '#functions/uploads/keys.ts';
import type { StoredUpload } from '#functions/uploads/upload.store.ts';
import { UploadID, type UserID } from '#shared/ids.ts';
import { type Scene, sizeOf } from './scenes.ts';

/** The upload of a scene of the demo. */
export const uploadOf = (scene: Scene): UploadID => UploadID.parse(`demo-picture-${scene}`);

/** Keys of the files of a scene, which its owner has uploaded. */
export const keysOf = (scene: Scene, OwnerUserID: UserID): string[] =>
  pictureEndings.project.map(ending =>
    publicKey({ kind: 'project', UploadID: uploadOf(scene), OwnerUserID }, ending),
  );

/** The record of that upload, as its processing would leave it. */
export function readyUploadOf(scene: Scene, OwnerUserID: UserID, createdAt: string): StoredUpload {
  const [url, thumbnailUrl] = keysOf(scene, OwnerUserID).map(key => `/media/${key}`);
  return {
    UploadID: uploadOf(scene),
    OwnerUserID,
    kind: 'project',
    status: 'ready',
    createdAt,
    url,
    thumbnailUrl,
    ...sizeOf(scene),
  };
}
