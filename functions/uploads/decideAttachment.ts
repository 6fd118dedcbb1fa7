import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import type { UploadID } from '#shared/ids.ts';
import { uploads as rules } from '#shared/media.ts';
import { attachmentName } from './attachmentName.ts';
import { attachmentKeys } from './keys.ts';
import { isPdf } from './pdf.ts';
import { makeRenditions } from './pictures.ts';
import { type StoredUpload, uploadSteps } from './upload.store.ts';

type Reason = NonNullable<StoredUpload['errorCode']>;

/** A file as it is kept: its description, and its contents in the order of their keys. */
interface Kept {
  file: AttachedFile;
  contentType: string;
  contents: Buffer[];
}

/** Keeps a file for a message, or refuses it. Returns the reason. */
export async function decideAttachment(
  { table, media }: Pick<Deps, 'table'> & { media: Pick<Media, 'readRaw' | 'keepPrivate'> },
  upload: StoredUpload,
  key: string,
): Promise<Reason | undefined> {
  const raw = await media.readRaw(key, rules.attachment.bytes);
  const kept = raw ? await toKept(upload, raw.bytes) : refuse('UPLOAD_SIZE_EXCEEDED');
  if (isRefusal(kept)) {
    await table.write(uploadSteps.refuse(upload, kept));
    return kept.code;
  }
  const { file, contentType, contents } = kept;
  const { name } = file;
  await Promise.all(
    attachmentKeys(file).map((to, index) =>
      media.keepPrivate(to, contents[index] ?? Buffer.alloc(0), { contentType, name }),
    ),
  );
  await table.write(uploadSteps.acceptAttachment(upload, file)); // a refusal means that it has been decided
  return undefined;
}

/** A PDF as it is, or a picture encoded again, by what the file contains. */
async function toKept({ UploadID, fileName = '' }: Named, bytes: Buffer): Promise<Kept | Refusal<Reason>> {
  if (isPdf(bytes)) {
    const name = attachmentName(fileName, '.pdf');
    return {
      file: { UploadID, name, type: 'pdf', bytes: bytes.length },
      contentType: 'application/pdf',
      contents: [bytes],
    };
  }
  const renditions = await makeRenditions('attachment', bytes);
  if (isRefusal(renditions)) return renditions;
  const contents = renditions.map(rendition => rendition.bytes);
  const [whole] = renditions;
  const name = attachmentName(fileName, '.webp');
  return {
    file: { UploadID, name, type: 'picture', bytes: whole.bytes.length },
    contentType: 'image/webp',
    contents,
  };
}

interface Named {
  UploadID: UploadID;
  fileName?: string | undefined;
}
