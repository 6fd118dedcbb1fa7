import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { Step } from '#functions/platform/table/step.ts';
import { mediaKey } from '#functions/uploads/keys.ts';
import { cover } from '#shared/drawings/cover.ts';
import { centre, cropOf } from '#shared/focus.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { uploads as rules, sharePicture as size } from '#shared/media.ts';
import { type ProjectRecord, projects } from './project.store.ts';

/**
 * Makes the link preview picture of a public project from its uploaded picture or its drawn cairn: a JPEG, the format that
 * all readers of link previews support. Idempotent: the name of the file follows from its content.
 */
export async function makeSharePicture(
  { table, media, log }: Deps & { media: Media },
  id: ProjectID,
): Promise<void> {
  const project = await table.get(projects.key(id));
  if (!project || !isPublic(project)) return;

  const jpeg = await (await drawingOf(project, media))
    .resize(size.width, size.height, { fit: 'cover' })
    .flatten({ background: '#f4efe6' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  const version = createHash('sha256').update(jpeg).digest('hex').slice(0, 8);
  const key = `${rules.project.folder}/share-${id}-${version}.jpg`;
  const sharePicture = await media.publish(key, jpeg, 'image/jpeg');
  // A picture that was changed meanwhile has a request of its own.
  await table.write(Step.update(projects.key(id), { sharePicture }));
  if (!(await isStillPublic(table, id))) return await takeBack({ table, media }, id, sharePicture);
  log.info('share_picture.made', { ProjectID: id, bytes: jpeg.length });
}

async function isStillPublic(table: Deps['table'], id: ProjectID): Promise<boolean> {
  const project = await table.get(projects.key(id));
  return project !== undefined && isPublic(project);
}

/** The project has ceased to be public while its picture was made. */
async function takeBack(
  { table, media }: Pick<Deps, 'table'> & { media: Media },
  id: ProjectID,
  sharePicture: string,
): Promise<void> {
  await table.write(Step.update(projects.key(id), {}).unset('sharePicture'));
  await media.conceal(mediaKey(sharePicture));
}

/** The project's picture around its focal point, or its cairn as its page draws it. */
async function drawingOf({ ProjectID, image }: ProjectRecord, media: Media): Promise<Sharp> {
  if (image.kind === 'cairn')
    return sharp(
      Buffer.from(cover('share', { seed: `project:${ProjectID}`, palette: image.palette, ...size })),
    );
  const picture = sharp(await media.readPublic(mediaKey(image.cover)));
  const { width, height } = await picture.metadata();
  return picture.extract(cropOf({ width, height }, size, image.focus ?? centre));
}
