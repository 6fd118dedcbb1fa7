import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { getUpload } from '#functions/uploads/getUpload.ts';
import type { UserID } from '#shared/ids.ts';
import { deleteProject } from './deleteProject.ts';
import type { ProjectRecord } from './project.store.ts';
import { syncPublicFiles } from './syncPublicFiles.ts';
import { type FilesOfProjects, filesOfProjects } from './testing/filesOfProjects.ts';

/** Pictures belong to one project, and no file stays public longer than its project. */
let files: FilesOfProjects;
let world: FilesOfProjects['world'];
let owner: UserID;
beforeAll(async () => {
  files = await filesOfProjects();
  ({ world, owner } = files);
});
afterAll(() => world.close());

// each person is limited to ten videos a day
beforeEach(() => world.clock.add({ days: 1 }));

const isPublic = (url: string) => files.isPublic(url);
const coverOf = ({ image }: Pick<ProjectRecord, 'image'>) => (image.kind === 'picture' ? image.cover : '');
const shownCover = async (id: ProjectRecord['ProjectID']) => coverOf(await files.stored(id));
async function withPicture() {
  const image = await files.aPicture();
  const id = await files.submitted({ image });
  await files.approve(id);
  return { id, image };
}

describe('A picture', () => {
  test('that was replaced is deleted, and the CDN forgets the pictures of its owner by both of their paths', async () => {
    const { id } = await withPicture();
    const former = await shownCover(id);
    const { data } = await files.change(id, { image: await files.aPicture() });
    await world.runStream();
    world.forgotten.splice(0);
    expect(await isPublic(former)).toBe(true);

    const version = data?.pendingEdit?.version ?? 0;
    await world.call(approveEdit, { ProjectID: id, body: { version } }, files.asAdmin);
    await world.runStream();
    expect([await isPublic(former), await isPublic(await shownCover(id))]).toEqual([false, true]);
    const folder = former.replace(/[^/]+$/, '*');
    expect(world.forgotten).toEqual(expect.arrayContaining([folder, folder.replace('/media', '')]));
    expect(world.forgotten).not.toContain(`project-${id}`); // which goes on being public
  });

  test('is of one project', async () => {
    const { id, image } = await withPicture();
    expect(await files.submit({ image })).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await files.change(id, { image })).status).toBe(200);
  });

  test('of a project that was taken down has another address, at which its owner can choose it again', async () => {
    const { id, image } = await withPicture();
    const former = await shownCover(id);
    await files.takeDown(id);
    await world.runStream();
    const next = await shownCover(id);
    expect([await isPublic(former), await isPublic(next)]).toEqual([false, true]);

    expect((await files.change(id, { image })).status).toBe(200);
    expect(await shownCover(id)).toBe(next);
  });

  test('is deleted with its project, also after it had moved', async () => {
    const { id } = await withPicture();
    await files.takeDown(id);
    await world.runStream();
    const cover = await shownCover(id);
    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    expect(await isPublic(cover)).toBe(false);
  });
});

describe('Events about files', () => {
  test('of a project without any have the CDN forget its pages', async () => {
    const id = await files.submitted({ image: { kind: 'cairn', palette: 'moss' } });
    await files.approve(id);
    world.forgotten.splice(0);
    await files.takeDown(id);
    await world.runStream();
    expect(world.forgotten).toEqual([`project-${id}`]);
  });

  test('that arrive late or twice do not publish what has been taken down', async () => {
    const { id: UploadID, url } = await files.aVideo();
    const id = await files.submitted({ videoUrl: url });
    const before = await files.stored(id);
    await files.approve(id);
    const after = await files.stored(id);
    await files.takeDown(id);
    await world.runStream();
    const down = await files.stored(id);

    await syncPublicFiles({ id: 'late', before, after }, world.deps);
    expect(await isPublic(url)).toBe(false);
    await syncPublicFiles({ id: 'again', before: after, after: down }, world.deps);
    expect([await isPublic(url), await files.isHeld(url)]).toEqual([false, true]);

    world.clock.set(new Date().toISOString()); // that of the storage, which checks it
    const { data } = await world.call(getUpload, { UploadID }, { as: owner });
    expect((await fetch(data?.previewUrl ?? '')).status).toBe(200);
  });

  test('are repeated until the CDN has taken them', async () => {
    const { url } = await files.aVideo();
    const id = await files.submitted({ videoUrl: url });
    await files.approve(id);
    await files.takeDown(id);
    const { cdn } = world.deps;
    world.deps.cdn = { forget: () => Promise.reject(new Error('too many invalidations')) };
    await expect(world.runStream()).rejects.toThrow('too many invalidations');
    expect(await isPublic(url)).toBe(false);

    world.deps.cdn = cdn;
    world.forgotten.splice(0);
    await world.runStream();
    expect(world.forgotten).toContain(url);
  });
});
