import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { approveProject } from '#functions/admin/approveProject.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { picture, type UploadWorld, uploadWorld } from '#functions/uploads/testing/uploadWorld.ts';
import type { ProjectImageChoice } from '#shared/entities/projectImage.ts';
import { type ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { getProject } from './getProject.ts';
import { submitProject } from './submitProject.ts';
import { updateProject } from './updateProject.ts';

/** Pictures of projects that link previews show. */
let world: UploadWorld;
let admin: UserID;
const groups = ['admins'];

beforeAll(async () => {
  world = await uploadWorld();
  admin = await world.person();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

async function submit(image: ProjectImageChoice): Promise<ProjectID> {
  const body = { proposal: sampleProposal(world.clock.now(), { image }), submissionKey: world.deps.newId() };
  const { data, code } = await world.call(submitProject, { body }, { as: world.me });
  if (!data) throw new Error(`Not submitted: ${code}`);
  return data.ProjectID;
}

/** Brings what has changed to its consequences, requested pictures included. */
async function settle(): Promise<void> {
  const from = world.events.length;
  await world.runStream();
  for (const event of world.events.slice(from)) await world.deliver(event);
}

async function publish(image: ProjectImageChoice): Promise<ProjectID> {
  const id = await submit(image);
  await settle();
  expect(await sharedOf(id)).toBeUndefined();
  await world.call(approveProject, { ProjectID: id, body: {} }, { as: admin, groups });
  await settle();
  return id;
}

const sharedOf = async (id: ProjectID) =>
  (await world.call(getProject, { ProjectID: id }, { as: world.me })).data?.sharePicture;

const uploaded = async () => {
  const { id = '' } = await world.upload('project', 'image/png', await picture(1300, 900).png().toBuffer());
  return { kind: 'upload', UploadID: UploadID.parse(id) } as const;
};

test.each([
  ['a drawn cairn', async () => ({ kind: 'cairn', palette: 'ember' }) as const],
  ['an uploaded picture', uploaded],
])('the picture of a project with %s is made once it is public', async (_, choose) => {
  const id = await publish(await choose());
  const path = await sharedOf(id);
  expect(path).toMatch(new RegExp(`^/media/img-projects/share-${id}-[0-9a-f]{8}\\.jpg$`));
  const { format, width, height } = await sharp(await world.shown(path)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(await world.waitingFiles()).toBe(0);
});

test('another picture of a project is another file, once it has been reviewed', async () => {
  const id = await publish({ kind: 'cairn', palette: 'moss' });
  const former = await sharedOf(id);
  const body = { change: { image: await uploaded() } };
  const { data } = await world.call(updateProject, { ProjectID: id, body }, { as: world.me });
  await settle();
  expect(await sharedOf(id)).toBe(former);

  const version = data?.pendingEdit?.version ?? 0;
  await world.call(approveEdit, { ProjectID: id, body: { version } }, { as: admin, groups });
  await settle();
  expect(await sharedOf(id)).not.toBe(former);
});

test('a request that arrives twice or late makes the same file', async () => {
  const id = await publish({ kind: 'cairn', palette: 'tide' });
  const path = await sharedOf(id);
  await world.deliver();
  await world.deliver();
  expect(await sharedOf(id)).toBe(path);
});

test('a focal point crops the picture of a link preview, and takes effect without a review', async () => {
  const halves = sharp({
    create: { width: 700, height: 1400, channels: 3, background: '#ffffff' },
  }).composite([
    { input: { create: { width: 700, height: 700, channels: 3, background: '#000000' } }, top: 0, left: 0 },
  ]);
  const { id: upload = '' } = await world.upload('project', 'image/png', await halves.png().toBuffer());
  const id = await publish({ kind: 'upload', UploadID: UploadID.parse(upload), focus: { x: 50, y: 0 } });
  const brightness = async () =>
    (await sharp(await world.shown(await sharedOf(id))).stats()).channels[0]?.mean;
  expect(await brightness()).toBeLessThan(10);

  const former = await sharedOf(id);
  const body = { change: { image: { kind: 'keep', focus: { x: 50, y: 100 } } } } as const;
  const { data } = await world.call(updateProject, { ProjectID: id, body }, { as: world.me });
  expect(data).toMatchObject({ image: { kind: 'picture', focus: { x: 50, y: 100 } } });
  expect(data).not.toHaveProperty('pendingEdit');
  await settle();
  expect(await brightness()).toBeGreaterThan(245);
  await settle(); // its former file is taken away once it has been replaced
  await expect(world.shown(former)).rejects.toThrow();

  const again = await world.call(updateProject, { ProjectID: id, body }, { as: world.me });
  expect(again.data?.image).toEqual(data?.image);
  const offGrid = { change: { image: { kind: 'keep', focus: { x: 51, y: 0 } } } };
  expect((await world.callWith(updateProject, { ProjectID: id, body: offGrid }, { as: world.me })).code).toBe(
    'VALIDATION_FAILED',
  );
});
