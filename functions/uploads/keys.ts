import { UploadID, UserID } from '#shared/ids.ts';
import { uploads as rules, type UploadKind } from '#shared/media.ts';

interface UploadAddress {
  kind: UploadKind;
  OwnerUserID: UserID;
  UploadID: UploadID;
}

/** Key of a raw upload: `incoming/avatar/{UserID}/{UploadID}`. */
export const incomingKey = ({ kind, OwnerUserID, UploadID }: UploadAddress): string =>
  `incoming/${kind}/${OwnerUserID}/${UploadID}`;

/** The upload that a raw file's key names, or undefined for a key in another format. */
export function readIncomingKey(key: string): UploadAddress | undefined {
  const [folder, kind, owner, upload, ...rest] = key.split('/');
  const OwnerUserID = UserID.safeParse(owner);
  const id = UploadID.safeParse(upload);
  if (folder !== 'incoming' || rest.length > 0 || !OwnerUserID.success || !id.success) return undefined;
  if (kind !== 'avatar' && kind !== 'project' && kind !== 'video') return undefined;
  return { kind, OwnerUserID: OwnerUserID.data, UploadID: id.data };
}

const prefixes = { avatar: 'custom-avatar-', project: 'project-', video: 'video-' } as const;

/** Key of a public file: `img-users/custom-avatar-{UploadID}-96.webp`. */
export const publicKey = (
  { kind, UploadID }: Pick<UploadAddress, 'kind' | 'UploadID'>,
  ending: string,
): string => `${rules[kind].folder}/${prefixes[kind]}${UploadID}${ending}`;
