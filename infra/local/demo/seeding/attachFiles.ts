import sharp from 'sharp';
import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { attachmentSteps, filesToSend } from '#functions/uploads/attachment.store.ts';
import { decideAttachment } from '#functions/uploads/decideAttachment.ts';
import { type StoredUpload, uploadSteps, uploads } from '#functions/uploads/upload.store.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import { UploadID, type UserID } from '#shared/ids.ts';
import type { DemoFile } from '../demoMessage.ts';
import { drawScene } from '../pictures/scenes.ts';
import { textPdf } from './textPdf.ts';

interface Attaching {
  /** Begins the ids of the uploads. */
  message: string;
  owner: UserID;
  at: string;
}

/** Uploads the files of a demo message as their owner would, and gives them to it. Returns them as the message has them. */
export async function attachFiles(
  { deps, media }: { deps: Deps; media: Pick<Media, 'keepPrivate'> },
  files: readonly DemoFile[],
  { message, owner, at }: Attaching,
): Promise<AttachedFile[]> {
  const { table } = deps;
  const attached: AttachedFile[] = [];
  for (const [place, file] of files.entries()) {
    const upload: StoredUpload = {
      UploadID: UploadID.parse(`${message}-file-${place}`),
      OwnerUserID: owner,
      kind: 'attachment',
      status: 'pending',
      fileName: file.name,
      createdAt: at,
    };
    await table.write(uploadSteps.create(upload));
    const bytes = await bytesOf(file);
    const sent = { readRaw: async () => ({ bytes, contentType: '' }) };
    await decideAttachment({ ...deps, media: { ...sent, keepPrivate: media.keepPrivate } }, upload, '');
    const ready = filesToSend([await table.get(uploads.key(upload.UploadID))], owner);
    if (isRefusal(ready)) throw new Error(`The file ${file.name} was refused: ${ready.code}`);
    for (const one of ready) {
      await table.write(attachmentSteps.send(one, 1));
      attached.push(one.attachment);
    }
  }
  return attached;
}

const bytesOf = async (file: DemoFile): Promise<Buffer> =>
  'scene' in file
    ? await sharp(Buffer.from(drawScene(file.scene)))
        .jpeg({ quality: 92 })
        .toBuffer()
    : textPdf(file.lines);
