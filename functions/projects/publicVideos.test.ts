import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { denyEdit } from '#functions/admin/denyEdit.ts';
import { getUpload } from '#functions/uploads/getUpload.ts';
import { movie } from '#functions/uploads/testing/movies.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { videoUsage } from '#functions/uploads/video.store.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { deleteProject } from './deleteProject.ts';
import { type FilesOfProjects, filesOfProjects } from './testing/filesOfProjects.ts';
import { withdrawEdit } from './withdrawEdit.ts';

/** Uploaded videos are public only while a public project shows them. */
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

const submit = (videoUrl: string, as?: UserID) => files.submit({ videoUrl }, as);
const submitted = (videoUrl: string) => files.submitted({ videoUrl });
const change = (id: ProjectID, videoUrl: string | null) => files.change(id, { videoUrl });
const isPublic = (url: string) => files.isPublic(url);
const isHeld = (url: string) => files.isHeld(url);
const usedBytes = async () => (await world.table.get(videoUsage.key(owner)))?.bytes;

describe('An uploaded video', () => {
  test('is public once its project has been approved, and no longer when the project is deleted', async () => {
    const { url } = await files.aVideo();
    const id = await submitted(url);
    await world.runStream();
    expect(await isPublic(url)).toBe(false);

    await files.approve(id);
    expect(await isPublic(url)).toBe(true);

    const before = (await usedBytes()) ?? 0;
    expect((await world.call(deleteProject, { ProjectID: id }, { as: owner })).status).toBe(204);
    await world.runStream();
    expect([await isPublic(url), await isHeld(url)]).toEqual([false, false]);
    expect(await usedBytes()).toBe(before - movie().length);
  });

  test('can be watched by its owner and by administrators before that', async () => {
    world.clock.set(new Date().toISOString()); // that of the storage, which checks it
    const { id, url } = await files.aVideo();
    await submitted(url);
    const preview = async (as: UserID, more = {}) =>
      (await world.call(getUpload, { UploadID: id }, { as, ...more })).data?.previewUrl;

    for (const address of [await preview(owner), await preview(files.admin, { groups: ['admins'] })]) {
      const answer = await fetch(address ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
    }
    expect(await preview(await world.person())).toBeUndefined();
    expect((await fetch((await preview(owner))?.split('?')[0] ?? '')).status).toBe(403);
  });

  test('in an edit of a public project waits for the review of the edit', async () => {
    const [former, next] = [await files.aVideo(), await files.aVideo()];
    const id = await submitted(former.url);
    await files.approve(id);

    const { data } = await change(id, next.url);
    await world.runStream();
    expect([await isPublic(former.url), await isPublic(next.url)]).toEqual([true, false]);

    const version = data?.pendingEdit?.version ?? 0;
    await world.call(approveEdit, { ProjectID: id, body: { version } }, files.asAdmin);
    await world.runStream();
    expect([await isPublic(former.url), await isPublic(next.url)]).toEqual([false, true]);
    expect(await isHeld(former.url)).toBe(false);
  });

  test('in a denied edit stays for its next version, and goes with the edit', async () => {
    const { url } = await files.aVideo();
    const id = await submitted('https://vimeo.com/76979871');
    await files.approve(id);
    const { data } = await change(id, url);
    const version = data?.pendingEdit?.version ?? 0;
    await world.call(denyEdit, { ProjectID: id, body: { version, reason: 'Not this.' } }, files.asAdmin);
    await world.runStream();
    expect([await isPublic(url), await isHeld(url)]).toEqual([false, true]);

    expect((await world.call(withdrawEdit, { ProjectID: id }, { as: owner })).status).toBe(200);
    await world.runStream();
    expect(await isHeld(url)).toBe(false);
  });

  test('that is replaced before any review is deleted', async () => {
    const [former, next] = [await files.aVideo(), await files.aVideo()];
    const id = await submitted(former.url);
    await change(id, next.url);
    await world.runStream();
    expect([await isHeld(former.url), await isHeld(next.url)]).toEqual([false, true]);
  });

  test('that no project takes expires after fifteen days, and gives its size back', async () => {
    const { id } = await files.aVideo();
    const unused = await world.table.get(uploads.key(id));
    expect(unused && uploads.expires(unused)).toBe(
      Math.floor(Date.parse(unused?.createdAt ?? '') / 1000) + 15 * 86_400,
    );
    expect(unused && uploads.expires({ ...unused, ProjectID: ProjectID.parse('any') })).toBeUndefined();
  });

  test('is of one project, and of the person who uploaded it', async () => {
    const { url } = await files.aVideo();
    expect(await submit(url, await world.person())).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    const id = await submitted(url);
    expect(await submit(url)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await change(id, url)).status).toBe(200);
    expect(await submit(url.replace('.mp4', '.webm'))).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await submit('/media/videos/video-unknown.mp4')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });
});
