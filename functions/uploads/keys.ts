import type { AttachedFile } from '#shared/entities/attachment.ts';
import { ProjectID, UploadID, UserID } from '#shared/ids.ts';
import { uploads as rules, type UploadKind } from '#shared/media.ts';

interface UploadAddress {
  kind: UploadKind;
  OwnerUserID: UserID;
  UploadID: UploadID;
}

/** Prefix of raw uploads; the rest of their bucket holds files that are not public yet. */
export const incomingFolder = 'incoming/';

/** Key of a raw upload: `incoming/avatar/{UserID}/{UploadID}`. */
export const incomingKey = ({ kind, OwnerUserID, UploadID }: UploadAddress): string =>
  `${incomingFolder}${kind}/${OwnerUserID}/${UploadID}`;

/** Key of an empty file whose arrival requests the link preview picture of a project. */
export const shareRequestKey = (id: ProjectID): string => `${shareRequests}${id}`;

/** Folder of these requests. */
export const shareRequests = `${incomingFolder}share/`;

/** The project whose picture a key requests; undefined for other keys. */
export function readShareRequest(key: string): ProjectID | undefined {
  const id = ProjectID.safeParse(key.slice(shareRequests.length));
  return key.startsWith(shareRequests) && id.success ? id.data : undefined;
}

/** The upload that a raw file's key names, or undefined for a key in another format. */
export function readIncomingKey(key: string): UploadAddress | undefined {
  const [folder, kind, owner, upload, ...rest] = key.split('/');
  const OwnerUserID = UserID.safeParse(owner);
  const id = UploadID.safeParse(upload);
  if (folder !== 'incoming' || rest.length > 0 || !OwnerUserID.success || !id.success) return undefined;
  if (!isKind(kind)) return undefined;
  return { kind, OwnerUserID: OwnerUserID.data, UploadID: id.data };
}

const isKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(rules, kind);

/**
 * Paths by which the CDN forgets a public file: the visitor's, and the one that it asks the bucket for. For the pictures of an owner,
 * which have a folder, they are those of all in it: a path costs half a cent, and a project has many pictures.
 */
export function pathsOf(key: string): string[] {
  const [folder = '', owner = '', name] = key.split('/');
  const known = folder === rules.project.folder && name !== undefined ? `${folder}/${owner}/*` : key;
  return [`/media/${known}`, `/${known}`];
}

/** Key of the public file at a path of the site. */
export const mediaKey = (url: string): string => url.replace(/^\/media\//, '');

const prefixes = { avatar: 'custom-avatar-', project: 'project-', video: 'video-' } as const;

/** Endings of the files of a picture: the first is served as `url`, the second as `thumbnailUrl`. */
export const pictureEndings = {
  avatar: ['.webp', '-96.webp'],
  project: ['.webp', '-card.webp'],
  attachment: ['.webp', '-small.webp'],
} as const;

/** The upload from which the file at a path of the site was made; undefined for any other path. */
export function uploadIn(path: string | null | undefined): UploadID | undefined {
  const [, name] = /^\/media\/[a-z-]+\/(?:[\w-]+\/)?(?:video|project)-([\w-]+)\./.exec(path ?? '') ?? [];
  const id = UploadID.safeParse(name);
  return id.success ? id.data : undefined;
}

/** Keys of all files of the avatar at a path of the site. */
export const avatarKeys = (url: string): string[] => {
  const [first] = pictureEndings.avatar;
  const name = mediaKey(url).slice(0, -first.length);
  return pictureEndings.avatar.map(ending => `${name}${ending}`);
};

/** Key of a public file: `img-users/custom-avatar-{UploadID}-96.webp`, and for projects `img-projects/{UserID}/project-{UploadID}.webp`. */
export const publicKey = (
  { kind, UploadID, OwnerUserID }: UploadAddress & { kind: keyof typeof prefixes },
  ending: string,
): string =>
  `${rules[kind].folder}/${kind === 'project' ? `${OwnerUserID}/` : ''}${prefixes[kind]}${UploadID}${ending}`;

/** Keys of both sizes of a picture at another address, which names a secret in place of a former one. */
export function movedKeys(cover: string, secret: string): { cover: string; card: string } {
  const [large, small] = pictureEndings.project;
  const known = mediaKey(cover).slice(0, -large.length);
  const name = `${known.replace(/\.[\w-]+$/, '')}.${secret}`;
  return { cover: `${name}${large}`, card: `${name}${small}` };
}

/** Folder of the private files of messages, in the bucket of raw uploads. */
export const attachmentFolder = 'attachments/';

/** Keys of the private files of an attachment: the file itself, and after it the small one of a picture. */
export function attachmentKeys({ UploadID, type }: Pick<AttachedFile, 'UploadID' | 'type'>): string[] {
  const endings = type === 'pdf' ? ['.pdf'] : pictureEndings.attachment;
  return endings.map(ending => `${attachmentFolder}${UploadID}${ending}`);
}
