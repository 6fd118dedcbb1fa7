import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as approveEdit } from '#functions/admin/approveEdit.lambda.ts';
import { handler as approveProject } from '#functions/admin/approveProject.lambda.ts';
import { handler as denyEdit } from '#functions/admin/denyEdit.lambda.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { handler as getUpload } from '#functions/uploads/getUpload.lambda.ts';
import { movie } from '#functions/uploads/testing/movies.ts';
import { type UploadWorld, uploadWorld } from '#functions/uploads/testing/uploadWorld.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { videoUsage } from '#functions/uploads/video.store.ts';
import { ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { handler as deleteProject } from './deleteProject.lambda.ts';
import { handler as submitProject } from './submitProject.lambda.ts';
import { handler as updateProject } from './updateProject.lambda.ts';
import { handler as withdrawEdit } from './withdrawEdit.lambda.ts';

/** Uploaded videos are public only while a project that an administrator has approved shows them. */
let world: UploadWorld;
let owner: UserID;
let admin: UserID;
const groups = ['admins'];

beforeAll(async () => {
  world = await uploadWorld();
  [owner, admin] = [world.me, await world.person()];
});
afterAll(() => world.close());

// each person is limited to ten videos a day
beforeEach(() => world.clock.add({ days: 1 }));

const aVideo = async () => {
  const { id = '', url = '' } = await world.upload('video', 'video/mp4', movie());
  return { id: UploadID.parse(id), url };
};
const submit = (videoUrl: string, as = owner) =>
  world.call(
    submitProject,
    {
      body: { proposal: sampleProposal(world.clock.now(), { videoUrl }), submissionKey: world.deps.newId() },
    },
    { as },
  );
async function submitted(videoUrl: string): Promise<ProjectID> {
  const { data, code } = await submit(videoUrl);
  if (!data) throw new Error(`Not submitted: ${code}`);
  return data.ProjectID;
}
const change = (id: ProjectID, videoUrl: string | null) =>
  world.call(updateProject, { ProjectID: id, body: { change: { videoUrl } } }, { as: owner });
async function approve(id: ProjectID) {
  expect((await world.call(approveProject, { ProjectID: id, body: {} }, { as: admin, groups })).status).toBe(
    200,
  );
  await world.runStream();
}
const isPublic = async (url: string) =>
  await world.shown(url).then(
    () => true,
    () => false,
  );
const isHeld = async (url: string) =>
  await world.held(url).then(
    () => true,
    () => false,
  );
const usedBytes = async () => (await world.table.get(videoUsage.key(owner)))?.bytes;

describe('An uploaded video', () => {
  test('is public once its project has been approved, and no longer when the project is deleted', async () => {
    const { url } = await aVideo();
    const id = await submitted(url);
    await world.runStream();
    expect(await isPublic(url)).toBe(false);

    await approve(id);
    expect(await isPublic(url)).toBe(true);

    const before = (await usedBytes()) ?? 0;
    expect((await world.call(deleteProject, { ProjectID: id }, { as: owner })).status).toBe(204);
    await world.runStream();
    expect([await isPublic(url), await isHeld(url)]).toEqual([false, false]);
    expect(await usedBytes()).toBe(before - movie().length);
  });

  test('can be watched by its owner and by administrators before that', async () => {
    world.clock.set(new Date().toISOString()); // that of the storage, which checks it
    const { id, url } = await aVideo();
    await submitted(url);
    const preview = async (as: UserID, more = {}) =>
      (await world.call(getUpload, { UploadID: id }, { as, ...more })).data?.previewUrl;

    for (const address of [await preview(owner), await preview(admin, { groups })]) {
      const answer = await fetch(address ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
    }
    expect(await preview(await world.person())).toBeUndefined();
    expect((await fetch((await preview(owner))?.split('?')[0] ?? '')).status).toBe(403);
  });

  test('in an edit of a public project waits for the review of the edit', async () => {
    const [former, next] = [await aVideo(), await aVideo()];
    const id = await submitted(former.url);
    await approve(id);

    const { data } = await change(id, next.url);
    await world.runStream();
    expect([await isPublic(former.url), await isPublic(next.url)]).toEqual([true, false]);

    const version = data?.pendingEdit?.version ?? 0;
    await world.call(approveEdit, { ProjectID: id, body: { version } }, { as: admin, groups });
    await world.runStream();
    expect([await isPublic(former.url), await isPublic(next.url)]).toEqual([false, true]);
    expect(await isHeld(former.url)).toBe(false);
  });

  test('in a denied edit stays for its next version, and goes with the edit', async () => {
    const { url } = await aVideo();
    const id = await submitted('https://vimeo.com/76979871');
    await approve(id);
    const { data } = await change(id, url);
    const version = data?.pendingEdit?.version ?? 0;
    await world.call(
      denyEdit,
      { ProjectID: id, body: { version, reason: 'Not this.' } },
      { as: admin, groups },
    );
    await world.runStream();
    expect([await isPublic(url), await isHeld(url)]).toEqual([false, true]);

    expect((await world.call(withdrawEdit, { ProjectID: id }, { as: owner })).status).toBe(200);
    await world.runStream();
    expect(await isHeld(url)).toBe(false);
  });

  test('that is replaced before any review is deleted', async () => {
    const [former, next] = [await aVideo(), await aVideo()];
    const id = await submitted(former.url);
    await change(id, next.url);
    await world.runStream();
    expect([await isHeld(former.url), await isHeld(next.url)]).toEqual([false, true]);
  });

  test('that no project takes expires after fifteen days, and gives its size back', async () => {
    const { id } = await aVideo();
    const unused = await world.table.get(uploads.key(id));
    expect(unused && uploads.expires(unused)).toBe(
      Math.floor(Date.parse(unused?.createdAt ?? '') / 1000) + 15 * 86_400,
    );
    expect(unused && uploads.expires({ ...unused, ProjectID: ProjectID.parse('any') })).toBeUndefined();
  });

  test('is of one project, and of the person who uploaded it', async () => {
    const { url } = await aVideo();
    expect(await submit(url, await world.person())).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    const id = await submitted(url);
    expect(await submit(url)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await change(id, url)).status).toBe(200);
    expect(await submit(url.replace('.mp4', '.webm'))).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await submit('/media/videos/video-unknown.mp4')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });
});
