import sharp from 'sharp';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { publicKey } from '#functions/uploads/keys.ts';
import { makeRenditions } from '#functions/uploads/pictures.ts';
import { shown } from '../shown.ts';
import { drawScene, type Scene } from './scenes.ts';
import { uploadOf } from './uploadOf.ts';

/** Draws the pictures of all demo projects and stores them as if their owners had uploaded them. */
export async function paintPictures(media: Pick<Media, 'publish'>): Promise<void> {
  for (const entry of Object.values(shown)) if (entry?.picture) await paint(entry.picture.scene, media);
}

async function paint(scene: Scene, media: Pick<Media, 'publish'>): Promise<void> {
  const photograph = await sharp(Buffer.from(drawScene(scene)))
    .jpeg({ quality: 92 })
    .toBuffer();
  const renditions = await makeRenditions('project', photograph);
  if (isRefusal(renditions)) throw new Error(`The scene ${scene} is no picture: ${renditions.code}`);
  for (const { ending, bytes } of renditions)
    await media.publish(
      publicKey({ kind: 'project', UploadID: uploadOf(scene) }, ending),
      bytes,
      'image/webp',
    );
}
