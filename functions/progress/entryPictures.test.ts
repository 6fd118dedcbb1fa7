import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { type FilesOfProjects, filesOfProjects } from '#functions/projects/testing/filesOfProjects.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { choicesOf, type Picture, type PictureChoice } from '#shared/entities/picture.ts';
import { ProgressEntryID, type ProjectID, type UserID } from '#shared/ids.ts';
import { addProgressEntry } from './addProgressEntry.ts';
import { deleteProgressEntry } from './deleteProgressEntry.ts';
import { hideProgressEntry } from './hideProgressEntry.ts';
import { listProgressEntries } from './listProgressEntries.ts';
import { progressCount } from './progressEntry.store.ts';
import { updateProgressEntry } from './updateProgressEntry.ts';

let files: FilesOfProjects;
let world: FilesOfProjects['world'];
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  files = await filesOfProjects();
  ({ world, owner } = files);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 }); // each person is limited to eight changes of pictures a day
  id = await files.submitted({ image: { kind: 'cairn', palette: 'moss' } });
  await files.approve(id);
});

const words = { title: 'Seven weeks', text: 'The unit came up.' };
async function chosen(
  alt = 'A gauge with a limpet',
  rest: Partial<PictureChoice> = {},
): Promise<PictureChoice> {
  const { UploadID } = await files.aPicture();
  return { UploadID, alt, ...rest };
}
const add = (pictures: PictureChoice[], as = owner) =>
  world.call(addProgressEntry, { ProjectID: id, body: { ...words, pictures } }, { as });
const entryOf = async (pictures: PictureChoice[]) =>
  ProgressEntryID.parse((await add(pictures)).data?.ProgressEntryID);
const edit = (entry: ProgressEntryID, body: object) =>
  world.callWith(
    updateProgressEntry,
    { ProjectID: id, ProgressEntryID: entry, body: { ...words, ...body } },
    { as: owner },
  );
const hide = async (entry: ProgressEntryID) => {
  await world.call(
    hideProgressEntry,
    { ProjectID: id, ProgressEntryID: entry, body: { hidden: true } },
    files.asAdmin,
  );
  await world.runStream();
};
const shown = async (as = owner): Promise<Picture[]> => {
  const { data } = await world.call(listProgressEntries, { ProjectID: id, query: {} }, { as });
  return data?.items[0]?.pictures ?? [];
};
const arePublic = async (pictures: readonly Picture[]) =>
  await Promise.all(pictures.flatMap(({ cover, card }) => [files.isPublic(cover), files.isPublic(card)]));
const counted = async () => (await world.table.get(progressCount.key(id)))?.pictures;
const folder = () => [`/media/img-projects/${owner}/*`, `/img-projects/${owner}/*`];

describe('Pictures of an entry of the progress log', () => {
  test('are shown with it, and deleted with it', async () => {
    const pictures = [await chosen(), await chosen('A chart', { caption: 'Ten thousand readings' })];
    const entry = await entryOf(pictures);
    const before = await shown();
    expect(choicesOf(before)).toEqual(pictures);
    expect(before[0]).toMatchObject({ width: 700, height: 400 });
    expect(await counted()).toBe(2);

    world.forgotten.splice(0);
    await world.call(deleteProgressEntry, { ProjectID: id, ProgressEntryID: entry }, { as: owner });
    await world.runStream();
    expect(await arePublic(before)).toEqual([false, false, false, false]);
    expect(await world.table.get(uploads.key(pictures[0]?.UploadID ?? before[0]!.UploadID))).toBeUndefined();
    expect(world.forgotten).toEqual(folder());
    expect(await counted()).toBe(0);
  });

  test('are added, described anew, put in order and removed by an edit; one without pictures leaves them', async () => {
    const first = await chosen();
    const entry = await entryOf([first]);
    const second = await chosen('A chart');
    await edit(entry, { pictures: [second, { ...first, alt: 'A limpet' }] });
    expect(choicesOf(await shown())).toEqual([second, { ...first, alt: 'A limpet' }]);
    await edit(entry, { title: 'Eight weeks' });
    const both = await shown();
    expect(both).toHaveLength(2);
    expect(await counted()).toBe(2);

    await edit(entry, { pictures: [second] });
    await world.runStream();
    expect(await arePublic(both)).toEqual([true, true, false, false]);
    expect(choicesOf(await shown())).toEqual([second]);
    await edit(entry, { pictures: [] });
    expect(await shown()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  test('leave the public when it is hidden: its author still sees them at another address', async () => {
    const entry = await entryOf([await chosen()]);
    const before = await shown();
    world.forgotten.splice(0);
    await hide(entry);
    expect(await arePublic(before)).toEqual([false, false]);
    expect(await arePublic(await shown())).toEqual([true, true]);
    expect(world.forgotten).toEqual(folder());
    expect(await shown(await world.person())).toEqual([]);
  });

  test('leave the public when their project is taken down, and are deleted with it', async () => {
    await entryOf([await chosen()]);
    const before = await shown();
    world.forgotten.splice(0);
    await files.takeDown(id);
    await world.runStream();
    expect(await arePublic(before)).toEqual([false, false]);
    const after = await shown();
    expect(await arePublic(after)).toEqual([true, true]);
    expect(world.forgotten).toEqual(expect.arrayContaining(folder()));

    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    expect(await arePublic(after)).toEqual([false, false]);
  });

  test('of a public project that its owner deletes are gone with it, also from the CDN', async () => {
    await entryOf([await chosen()]);
    const before = await shown();
    world.forgotten.splice(0);
    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    expect(await arePublic(before)).toEqual([false, false]);
    expect(world.forgotten).toEqual(expect.arrayContaining([...folder(), `project-${id}`]));
  });

  test('are ready uploads of its author that nothing else shows, at most six', async () => {
    const mine = await chosen();
    await entryOf([mine]);
    expect((await add([mine])).code).toBe('UPLOAD_NOT_FOUND');
    const inGallery = await world.callWith(
      updateProject,
      { ProjectID: id, body: { change: { gallery: [mine] } } },
      { as: owner },
    );
    expect(inGallery.code).toBe('UPLOAD_NOT_FOUND');
    const asCover = { kind: 'upload', UploadID: mine.UploadID } as const;
    expect((await files.change(id, { image: asCover })).code).toBe('UPLOAD_NOT_FOUND');

    const wrong = Array.from({ length: 7 }, (_, index) => ({ ...mine, UploadID: `picture-${index}` }));
    for (const pictures of [wrong, [{ ...mine, alt: ' ' }], [mine, mine]])
      expect(
        (
          await world.callWith(
            addProgressEntry,
            { ProjectID: id, body: { ...words, pictures } },
            { as: owner },
          )
        ).code,
      ).toBe('VALIDATION_FAILED');
  });
});

describe('Words about the pictures of an entry in another language', () => {
  const french = { title: 'Sept semaines', text: 'L’appareil est remonté.' };
  const translated = async (as = owner) => {
    const { data } = await world.call(listProgressEntries, { ProjectID: id, query: {} }, { as });
    return data?.items[0]?.translations;
  };
  /** An entry with two described pictures, the first of them with a caption, and its translation. */
  async function entryInFrench() {
    const pictures = [await chosen('A limpet', { caption: 'It was put back' }), await chosen('A chart')];
    const fr = {
      ...french,
      pictures: [
        { UploadID: pictures[0]?.UploadID, alt: 'Une patelle', caption: 'Elle a été remise' },
        { UploadID: pictures[1]?.UploadID, alt: 'Un graphique' },
      ],
    };
    const entry = await entryOf(pictures);
    await edit(entry, { translations: { fr } });
    return { entry, pictures, fr };
  }

  test('are stored with its translation and stay until they are sent again', async () => {
    const { entry, fr } = await entryInFrench();
    expect(await translated(await world.person())).toEqual({ fr });
    await edit(entry, { translations: { fr: { ...french, title: 'Sept longues semaines' } } });
    expect(await translated()).toEqual({ fr: { ...fr, title: 'Sept longues semaines' } });
    await edit(entry, { translations: { fr: { ...french, pictures: [] } } });
    expect(await translated()).toEqual({ fr: french });
  });

  test('are outdated one by one when the words that they translate are edited, and go with their picture', async () => {
    const { entry, pictures, fr } = await entryInFrench();
    const [first, second] = fr.pictures;
    const [limpet, chart] = pictures;
    await edit(entry, { pictures: [{ ...limpet, caption: 'It was put back alive' }, chart] });
    expect(await translated()).toEqual({
      fr: { ...french, pictures: [{ ...first, outdated: true }, second] },
    });
    await edit(entry, { pictures: [chart] });
    expect(await translated()).toEqual({ fr: { ...french, pictures: [second] } });
    await edit(entry, { pictures: [] });
    expect(await translated()).toEqual({ fr: french });
  });

  test('have the bounds of the original ones, and belong to pictures and captions that the entry has', async () => {
    const { entry, pictures, fr } = await entryInFrench();
    const short = { ...french, pictures: [{ UploadID: pictures[0]?.UploadID, alt: 'Un' }] };
    expect(await edit(entry, { translations: { fr: short } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path: 'translations.fr.pictures.0.alt' }] } },
    });
    const other = { UploadID: 'another-picture', alt: 'Une autre image' };
    const uncaptioned = { ...fr.pictures[1], caption: 'Sans original' };
    await edit(entry, { translations: { fr: { ...french, pictures: [uncaptioned, other] } } });
    expect(await translated()).toEqual({ fr: { ...french, pictures: [fr.pictures[1]] } });
  });
});
