import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { denyEdit } from '#functions/admin/denyEdit.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { choicesOf, type Picture, type PictureChoice } from '#shared/entities/picture.ts';
import { type ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { showing } from '#shared/showing.ts';
import { deleteProject } from './deleteProject.ts';
import { getProject } from './getProject.ts';
import { type FilesOfProjects, filesOfProjects } from './testing/filesOfProjects.ts';
import { updateProject } from './updateProject.ts';

let files: FilesOfProjects;
let world: FilesOfProjects['world'];
let owner: UserID;
beforeAll(async () => {
  files = await filesOfProjects();
  ({ world, owner } = files);
});
afterAll(() => world.close());

// each person is limited to eight changes of pictures a day
beforeEach(() => world.clock.add({ days: 1 }));

async function chosen(alt = 'A gauge on a quay', rest: Partial<PictureChoice> = {}): Promise<PictureChoice> {
  const { UploadID: id } = await files.aPicture();
  return { UploadID: id, alt, ...rest };
}
const see = async (id: ProjectID, as: UserID | undefined = owner) =>
  (await world.call(getProject, { ProjectID: id }, { as })).data;
const galleryOf = async (id: ProjectID) => (await files.stored(id)).gallery ?? [];
const shown = async (pictures: readonly Picture[]) =>
  await Promise.all(pictures.flatMap(({ cover, card }) => [files.isPublic(cover), files.isPublic(card)]));
const send = (id: ProjectID, gallery: PictureChoice[] | null, known?: PictureChoice[] | null) =>
  world.callWith(
    updateProject,
    {
      ProjectID: id,
      body: { change: { gallery }, ...(known !== undefined && { known: { gallery: known } }) },
    },
    { as: owner },
  );
async function published(count = 2) {
  const gallery = await Promise.all(Array.from({ length: count }, () => chosen()));
  const id = await files.submitted({ gallery });
  await files.approve(id);
  return { id, gallery };
}
const approve = async (id: ProjectID) => {
  const version = (await see(id))?.pendingEdit?.version ?? 0;
  await world.call(approveEdit, { ProjectID: id, body: { version } }, files.asAdmin);
  await world.runStream();
};
async function ttlOf({ UploadID: id }: PictureChoice) {
  const { client, tableName: TableName } = world.database;
  const { pk, sk } = uploads.key(id);
  return (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
}

describe('Pictures of a project beside its cover', () => {
  test('are submitted with it, in order, with their sizes and the words about them', async () => {
    const gallery = [await chosen('A quay'), await chosen('A board', { caption: 'Number three' })];
    const id = await files.submitted({ gallery });
    const project = await see(id);
    expect(project?.gallery).toMatchObject([
      { ...gallery[0], width: 700, height: 400 },
      { ...gallery[1], caption: 'Number three' },
    ]);
    expect(choicesOf(project?.gallery ?? [])).toEqual(gallery);
    expect(project?.gallery?.[0]?.cover).toContain(`/img-projects/${owner}/project-${gallery[0]?.UploadID}`);
    expect(await shown(project?.gallery ?? [])).toEqual([true, true, true, true]);
  });

  test('of a public project wait for a review if one is new, and nobody else sees them before', async () => {
    const { id, gallery } = await published();
    const next = await chosen('A map');
    const { data } = await files.change(id, { gallery: [next, ...gallery] });
    expect(choicesOf(data?.pendingEdit?.changes.gallery ?? [])).toEqual([next, ...gallery]);
    expect((await see(id, files.admin))?.gallery).toHaveLength(2);
    await approve(id);
    expect(choicesOf(await galleryOf(id))).toEqual([next, ...gallery]);
  });

  test('change places, lose a picture and have a word corrected without a review, but are not described anew', async () => {
    const { id, gallery } = await published();
    const [first, second] = gallery as [PictureChoice, PictureChoice];
    const turned = [second, { ...first, alt: 'A gauge at a quay' }];
    expect((await files.change(id, { gallery: turned })).data).not.toHaveProperty('pendingEdit');
    expect(choicesOf(await galleryOf(id))).toEqual(turned);
    expect((await files.change(id, { gallery: [second] })).data).not.toHaveProperty('pendingEdit');

    const other = [{ ...second, alt: 'Something else, of which nobody has read a single word before' }];
    expect(
      choicesOf((await files.change(id, { gallery: other })).data?.pendingEdit?.changes.gallery ?? []),
    ).toEqual(other);
    expect((await files.change(id, { gallery: null })).data).not.toHaveProperty('pendingEdit');
    expect(await see(id)).not.toHaveProperty('gallery');
  });

  test('that are removed leave the public, can be put back for a day, and are deleted after it', async () => {
    const { id, gallery } = await published();
    const [first, second] = gallery as [PictureChoice, PictureChoice];
    const [former] = await galleryOf(id);
    await files.change(id, { gallery: [second] });
    world.forgotten.splice(0);
    await world.runStream();
    expect(await files.isPublic(former?.cover ?? '')).toBe(false);
    expect(world.forgotten).toEqual([`/media/img-projects/${owner}/*`, `/img-projects/${owner}/*`]);
    expect((await ttlOf(first))?.['ttl']).toBe(Math.floor(Date.parse(world.clock.now()) / 1000) + 86_400);

    expect((await files.change(id, { gallery })).data).not.toHaveProperty('pendingEdit');
    await world.runStream();
    const [back] = await galleryOf(id);
    expect(back?.cover).not.toBe(former?.cover);
    expect(await shown(await galleryOf(id))).toEqual([true, true, true, true]);
    expect(await ttlOf(first)).not.toHaveProperty('ttl');
  });

  test('can be put back before the stream has noticed that they were gone', async () => {
    const { id, gallery } = await published();
    await files.change(id, { gallery: gallery.slice(1) });
    await files.change(id, { gallery });
    await world.runStream();
    expect(choicesOf(await galleryOf(id))).toEqual(gallery);
    expect(await shown(await galleryOf(id))).toEqual([true, true, true, true]);
  });

  test('have another address once their project is taken down, in its edit too, and are deleted with it', async () => {
    const { id, gallery } = await published();
    const next = await chosen('A map');
    await files.change(id, { gallery: [...gallery, next] });
    const former = await galleryOf(id);
    await files.takeDown(id);
    await world.runStream();
    expect(await shown(former)).toEqual([false, false, false, false]);
    expect(await shown(await galleryOf(id))).toEqual([true, true, true, true]);
    const edit = (await see(id))?.pendingEdit?.changes.gallery ?? [];
    expect(edit.slice(0, 2)).toEqual(await galleryOf(id));
    expect(await shown(edit)).toEqual(Array.from({ length: 6 }, () => true));

    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    expect(await shown(edit)).toEqual(Array.from({ length: 6 }, () => false));
    for (const choice of [...gallery, next]) expect(await ttlOf(choice)).toBeUndefined();
  });

  test('of an edit that is denied and changed expire, those of the project stay', async () => {
    const { id, gallery } = await published();
    const next = await chosen('A map');
    await files.change(id, { gallery: [...gallery, next] });
    const version = (await see(id))?.pendingEdit?.version ?? 0;
    await world.call(denyEdit, { ProjectID: id, body: { version, reason: 'No.' } }, files.asAdmin);
    await files.change(id, { gallery });
    await world.runStream();
    expect(await see(id)).not.toHaveProperty('pendingEdit');
    expect((await ttlOf(next))?.['ttl']).toBeDefined();
    expect(await shown(await galleryOf(id))).toEqual([true, true, true, true]);
  });

  test('are not overwritten by a tab that has not seen them', async () => {
    const gallery = [await chosen(), await chosen()];
    const id = await files.submitted({ gallery });
    expect((await send(id, gallery.slice(1), null)).code).toBe('PROJECT_CHANGED');
    expect((await send(id, gallery.slice(1), gallery.toReversed())).code).toBe('PROJECT_CHANGED');
    expect((await send(id, gallery.slice(1), gallery)).status).toBe(200);
    expect((await send(id, null, gallery.slice(1))).status).toBe(200);
  });

  test('are ready uploads of their owner that nothing else shows', async () => {
    const { gallery } = await published();
    const id = await files.submitted({});
    const cover = await files.aPicture();
    const twice = await chosen();
    const other = await world.person();
    expect((await send(id, gallery)).code).toBe('UPLOAD_NOT_FOUND');
    expect((await send(id, [{ UploadID: UploadID.parse('no-such-upload'), alt: 'Nothing' }])).code).toBe(
      'UPLOAD_NOT_FOUND',
    );
    expect(await files.submit({ gallery: [twice] }, other)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    for (const change of [
      { gallery: [twice, twice] },
      { image: cover, gallery: [{ UploadID: cover.UploadID, alt: 'The cover' }] },
    ])
      expect(
        (await world.callWith(updateProject, { ProjectID: id, body: { change } }, { as: owner })).code,
      ).toBe('VALIDATION_FAILED');
    expect(await see(id)).not.toHaveProperty('gallery');
  });

  test.each([
    ['none', () => []],
    ['more than eight', (one: PictureChoice) => Array.from({ length: showing.gallery.most + 1 }, () => one)],
    ['without words for those who do not see them', (one: PictureChoice) => [{ ...one, alt: ' ' }]],
    ['with too long a caption', (one: PictureChoice) => [{ ...one, caption: 'x'.repeat(201) }]],
  ])('are refused if they are %s', async (_, wrong) => {
    const id = await files.submitted({});
    const { code, envelope } = await send(id, wrong(await chosen()));
    expect(code).toBe('VALIDATION_FAILED');
    expect(JSON.stringify(envelope)).toContain('change.gallery');
  });

  test('leave a public project only so often a day', async () => {
    const { id, gallery } = await published(8);
    for (let left = 7; left >= 1; left--)
      expect((await files.change(id, { gallery: gallery.slice(0, left) })).status).toBe(200);
    expect((await files.change(id, { gallery: null })).status).toBe(200);
    expect(await files.change(id, { image: { kind: 'cairn', palette: 'tide' } })).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });

  test('that nothing takes expire after fifteen days', async () => {
    const picture = await chosen();
    const item = await ttlOf(picture);
    expect(item?.['ttl']).toBe(Math.floor(Date.parse(item?.['createdAt']) / 1000) + 15 * 86_400);
    await files.submitted({ gallery: [picture] });
    expect(await ttlOf(picture)).not.toHaveProperty('ttl');
  });
});
