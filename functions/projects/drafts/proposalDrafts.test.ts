import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { Step } from '#functions/platform/table/step.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { caps } from '#shared/caps.ts';
import { maxDraftBytes } from '#shared/entities/proposalDraft.ts';
import { ProposalDraftID, UploadID, type UserID } from '#shared/ids.ts';
import { getProjectAllowance } from '../getProjectAllowance.ts';
import { listAuthorProjects } from '../listAuthorProjects.ts';
import { submitProject } from '../submitProject.ts';
import { aDraft, draftId } from '../testing/aDraft.ts';
import { deleteProposalDraft } from './deleteProposalDraft.ts';
import { getProposalDraft } from './getProposalDraft.ts';
import { listProposalDrafts } from './listProposalDrafts.ts';
import { saveProposalDraft } from './saveProposalDraft.ts';

let world: World;
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.user({ username: 'ana' });
  ben = await world.user({ username: 'ben' });
});

const idOf = (name: string) => ProposalDraftID.parse(`draft-of-a-proposal-${name}`);
const save = (as: UserID, version: number, values: object = {}, id: ProposalDraftID = draftId) =>
  world.call(saveProposalDraft, { ProposalDraftID: id, body: { version, content: aDraft(values) } }, { as });
const get = (as: UserID, id: ProposalDraftID = draftId) =>
  world.call(getProposalDraft, { ProposalDraftID: id }, { as });
const remove = (as: UserID, id: ProposalDraftID = draftId) =>
  world.call(deleteProposalDraft, { ProposalDraftID: id }, { as });
const list = async (as: UserID) => (await world.call(listProposalDrafts, {}, { as })).data?.items;

const id = UploadID.parse('picture-of-a-draft');
/** A processed picture of a person. */
const aPicture = (OwnerUserID: UserID) =>
  world.table.write(
    Step.put(uploads.key(id), {
      UploadID: id,
      OwnerUserID,
      kind: 'project',
      status: 'ready',
      createdAt: world.clock.now(),
      url: '/media/img-projects/project-picture-of-a-draft.webp',
      width: 1600,
      height: 1000,
      thumbnailUrl: '/media/img-projects/project-picture-of-a-draft-card.webp',
    }),
  );
const withPicture = { picture: 'upload', upload: { UploadID: id } };

describe('Drafts of proposals', () => {
  test('are saved as incomplete as they are, and listed with the last changed one first', async () => {
    const { data } = await save(ana, 0);
    expect(data).toEqual({
      ProposalDraftID: draftId,
      version: 1,
      updatedAt: world.clock.now(),
      name: 'Ti',
      complete: ['picture'],
    });
    world.clock.add({ minutes: 1 });
    await save(ana, 0, { name: 'Second' }, idOf('second'));
    world.clock.add({ minutes: 1 });
    await save(ana, 1, { name: ' Tidewatch ' });

    expect(await list(ana)).toMatchObject([
      { ProposalDraftID: draftId, version: 2, name: 'Tidewatch' },
      { ProposalDraftID: idOf('second') },
    ]);
    expect((await get(ana)).data?.content).toEqual(aDraft({ name: ' Tidewatch ' }));
    const faq = [{ question: 'Why?', answer: '' }];
    await save(ana, 2, { faq });
    expect((await get(ana)).data?.content.values.faq).toEqual(faq);
    expect(await list(ben)).toEqual([]);
    expect((await get(ben)).code).toBe('PROPOSAL_DRAFT_NOT_FOUND');
  });

  test('of an earlier version are refused with the current one, unless they say the same', async () => {
    await save(ana, 0);
    await save(ana, 1, { name: 'Two' });
    expect(await save(ana, 1, { name: 'Three' })).toMatchObject({
      status: 409,
      code: 'DRAFT_CHANGED',
      envelope: { data: { draft: { version: 2, content: { values: { name: 'Two' } } } } },
    });
    expect(await save(ana, 1, { name: 'Two' })).toMatchObject({ status: 200, data: { version: 2 } });
  });

  test('that two devices save at the same time keep one of the texts', async () => {
    const both = await Promise.all(['One', 'Two'].map(name => save(ana, 0, { name })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await get(ana)).data?.content.values.name).toBe(both.find(({ data }) => data)?.data?.name);
    expect((await world.table.get(personCounts.key(ana)))?.proposalDrafts).toBe(1);
  });

  test('that have been deleted elsewhere are not written again, except by their return', async () => {
    await save(ana, 0, { name: 'One' });
    expect((await remove(ana)).data).toMatchObject({ version: 1, content: { values: { name: 'One' } } });
    expect((await remove(ana)).code).toBe('PROPOSAL_DRAFT_NOT_FOUND');
    expect((await save(ana, 1, { name: 'Two' })).code).toBe('DRAFT_CHANGED');
    expect(await list(ana)).toEqual([]);
    expect((await save(ana, 0, { name: 'One' })).status).toBe(200);
    expect((await get(ana)).data?.content.values.name).toBe('One');
  });

  test('are at most ten; one that is deleted or submitted makes room', async () => {
    await world.table.write(personCounts.add(ana, { proposalDrafts: caps.proposalDrafts - 2 }));
    expect((await save(ana, 0)).status).toBe(200);
    expect((await save(ana, 0, {}, idOf('last'))).status).toBe(200);
    const oneMore = () => save(ana, 0, {}, idOf('one-more'));
    expect(await oneMore()).toMatchObject({
      status: 403,
      code: 'DRAFT_LIMIT_REACHED',
      envelope: { data: { max: caps.proposalDrafts } },
    });
    expect((await save(ana, 1, { name: 'Tide' })).status).toBe(200);
    await Promise.all([remove(ana), remove(ana)]);
    expect((await oneMore()).status).toBe(200);
    expect((await save(ana, 0)).code).toBe('DRAFT_LIMIT_REACHED');
  });

  test('are deleted by their submission, and not created again by a save that comes late', async () => {
    await save(ana, 0);
    const body = { proposal: sampleProposal(world.clock.now()), submissionKey: draftId };
    const first = await world.call(submitProject, { body }, { as: ana });
    expect(first.status).toBe(201);
    expect(await list(ana)).toEqual([]);
    expect((await world.table.get(personCounts.key(ana)))?.proposalDrafts).toBe(0);

    for (const version of [0, 1])
      expect(await save(ana, version, { name: 'Late' })).toMatchObject({ code: 'DRAFT_CHANGED' });
    expect((await world.call(submitProject, { body }, { as: ana })).data?.ProjectID).toBe(
      first.data?.ProjectID,
    );
  });

  test('are gone after their submission, even if they are first saved at the same time', async () => {
    for (let number = 1; number <= 3; number++) {
      const as = await world.user();
      const body = { proposal: sampleProposal(world.clock.now()), submissionKey: draftId };
      const [, submitted] = await Promise.all([save(as, 0), world.call(submitProject, { body }, { as })]);
      expect(submitted.status).toBe(201);
      expect(await list(as)).toEqual([]);
    }
  });

  test('never count as projects, and nobody else sees them', async () => {
    await save(ana, 0, { name: 'Tidewatch' });
    await world.runStream();
    const { data } = await world.call(getProjectAllowance, {}, { as: ana });
    expect(data?.open).toBe(0);
    for (const as of [ana, ben])
      expect((await world.call(listAuthorProjects, { UserID: ana }, { as })).data?.items).toEqual([]);
    expect((await world.call(listProjects, {})).data?.items).toEqual([]);
  });

  test('go with the account of their owner', async () => {
    await save(ana, 0);
    await save(ben, 0);
    await eraseBelongings(world.table, ana);
    expect(await list(ana)).toEqual([]);
    expect(await list(ben)).toHaveLength(1);
  });

  test('are refused if they are too long, whatever they consist of', async () => {
    const long = { details: '語'.repeat(maxDraftBytes / 3) };
    expect(await save(ana, 0, long)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await save(ana, 0, { details: 'x'.repeat(20_000) })).toMatchObject({ status: 200 });
  });
});

describe('The picture of a draft', () => {
  test('comes back with it, as long as it belongs to its owner and to no project', async () => {
    await aPicture(ana);
    await save(ana, 0, withPicture);
    const picture = async () => (await get(ana)).data?.content.values.upload;
    expect(await picture()).toEqual({
      UploadID: id,
      card: '/media/img-projects/project-picture-of-a-draft-card.webp',
      cover: '/media/img-projects/project-picture-of-a-draft.webp',
    });
    await aPicture(ben);
    expect(await picture()).toBeNull();
  });

  test('expires a day after its draft was deleted, unless that comes back or is submitted', async () => {
    const { client, tableName: TableName } = world.database;
    const { pk, sk } = uploads.key(id);
    const ttl = async () =>
      (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item?.['ttl'];
    await aPicture(ana);
    await save(ana, 0, withPicture);
    await world.runStream();
    await remove(ana);
    await world.runStream();
    expect(await ttl()).toBe(Math.floor(Date.parse(world.clock.now()) / 1000) + 86_400);

    await save(ana, 0, withPicture);
    expect(await ttl()).toBeUndefined();

    const proposal = sampleProposal(world.clock.now(), { image: { kind: 'upload', UploadID: id } });
    const sent = await world.call(submitProject, { body: { proposal, submissionKey: draftId } }, { as: ana });
    expect(sent.status).toBe(201);
    await world.runStream();
    expect(await ttl()).toBeUndefined();
    expect((await world.table.get(uploads.key(id)))?.ProjectID).toBe(sent.data?.ProjectID);
  });

  test('beside its cover comes back with the words about it, and expires a day after it was taken out', async () => {
    await aPicture(ana);
    const typed = { UploadID: id, alt: 'A', caption: '' };
    await save(ana, 0, { gallery: [typed] });
    expect((await get(ana)).data?.content.values.gallery).toEqual([
      {
        ...typed,
        card: '/media/img-projects/project-picture-of-a-draft-card.webp',
        cover: '/media/img-projects/project-picture-of-a-draft.webp',
        width: 1600,
        height: 1000,
      },
    ]);
    await save(ana, 1, { gallery: [] });
    expect((await world.table.get(uploads.key(id)))?.unusedSince).toBe(world.clock.now());
    await save(ana, 2, { gallery: [typed] });
    expect((await world.table.get(uploads.key(id)))?.unusedSince).toBeNull();
  });

  test('of another person stays as it is', async () => {
    await aPicture(ben);
    await save(ana, 0, withPicture);
    await remove(ana);
    await world.runStream();
    expect((await world.table.get(uploads.key(id)))?.unusedSince).toBeUndefined();
  });
});
