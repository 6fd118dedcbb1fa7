import { UploadID, UserID } from '#shared/ids.ts';
import { uploads as rules, type UploadKind } from '#shared/settings.ts';

interface Placed {
  kind: UploadKind;
  OwnerUserID: UserID;
  UploadID: UploadID;
}

/** Where a raw file arrives: `incoming/avatar/{UserID}/{UploadID}`. */
export const incomingKey = ({ kind, OwnerUserID, UploadID }: Placed): string =>
  `incoming/${kind}/${OwnerUserID}/${UploadID}`;

/** Which upload a raw file belongs to; nothing for a name that we did not give. */
export function readIncomingKey(key: string): Placed | undefined {
  const [folder, kind, owner, upload, ...rest] = key.split('/');
  const OwnerUserID = UserID.safeParse(owner);
  const id = UploadID.safeParse(upload);
  if (folder !== 'incoming' || rest.length > 0 || !OwnerUserID.success || !id.success) return undefined;
  if (kind !== 'avatar' && kind !== 'project' && kind !== 'video') return undefined;
  return { kind, OwnerUserID: OwnerUserID.data, UploadID: id.data };
}

const prefixes = { avatar: 'custom-avatar-', project: 'project-', video: 'video-' } as const;

/** Where a file is shown: `img-users/custom-avatar-{UploadID}-384.webp`. */
export const shownKey = ({ kind, UploadID }: Pick<Placed, 'kind' | 'UploadID'>, ending: string): string =>
  `${rules[kind].folder}/${prefixes[kind]}${UploadID}${ending}`;
