import sharp from 'sharp';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeRenditions } from '#functions/uploads/pictures.ts';
import type { UserID } from '#shared/ids.ts';
import { userIdOf } from '../demoId.ts';
import { demoProjects } from '../projects.ts';
import { scenesOf } from '../shown.ts';
import { drawScene, type Scene } from './scenes.ts';
import { keysOf } from './uploadOf.ts';

/** Draws the pictures of all demo projects and stores them as if their owners had uploaded them. */
export async function paintPictures(media: Pick<Media, 'publish'>): Promise<void> {
  for (const project of demoProjects)
    for (const scene of scenesOf(project)) await paint(scene, userIdOf(project.owner), media);
}

async function paint(scene: Scene, owner: UserID, media: Pick<Media, 'publish'>): Promise<void> {
  const photograph = await sharp(Buffer.from(drawScene(scene)))
    .jpeg({ quality: 92 })
    .toBuffer();
  const renditions = await makeRenditions('project', photograph);
  if (isRefusal(renditions)) throw new Error(`The scene ${scene} is no picture: ${renditions.code}`);
  const keys = keysOf(scene, owner);
  for (const [place, { bytes }] of renditions.entries())
    await media.publish(keys[place] ?? '', bytes, 'image/webp');
}
