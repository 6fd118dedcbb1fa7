import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import type { Upload } from '#shared/entities/upload.ts';
import type { UploadID } from '#shared/ids.ts';
import { getUpload } from '../getUpload.ts';
import { attachmentFolder } from '../keys.ts';
import { uploads } from '../upload.store.ts';
import { uploadWorld } from './uploadWorld.ts';

/** The smallest file that counts as a PDF. */
export const aPdf = Buffer.from('%PDF-1.4\n%A weir\n%%EOF\n');

/** A world with the local storage, in which a person uploads files for messages. */
export async function attachmentWorld() {
  const world = await uploadWorld();

  /** Uploads and processes a file. Returns its upload. */
  async function attach(name: string, contentType: string, bytes: Buffer): Promise<Upload> {
    const UploadID = await world.send('attachment', contentType, bytes, name);
    await world.deliver();
    const { data } = await world.callWith(getUpload, { UploadID }, { as: world.me });
    return data as Upload; // the handler has checked its output
  }

  async function keys(): Promise<string[]> {
    const { Contents = [] } = await world.client.send(
      new ListObjectsV2Command({ Bucket: 'uploads', Prefix: attachmentFolder }),
    );
    return Contents.flatMap(({ Key }) => Key ?? []);
  }

  return {
    ...world,
    attach,

    /** A PDF that has been uploaded. */
    aFile: async (name = 'weir.pdf'): Promise<UploadID> =>
      (await attach(name, 'application/pdf', aPdf)).UploadID,

    /** A private file of a message. */
    privateFile: (name: string) => world.read('uploads', `${attachmentFolder}${name}`),

    /** Whether there is a PDF, and with it its upload. */
    async isStored(file: UploadID): Promise<boolean> {
      const upload = await world.table.get(uploads.key(file));
      expect((await keys()).includes(`${attachmentFolder}${file}.pdf`)).toBe(upload !== undefined);
      return upload !== undefined;
    },
  };
}

export type AttachmentWorld = Awaited<ReturnType<typeof attachmentWorld>>;
