import { afterAll, beforeAll, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { caps } from '#shared/caps.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { UploadID, UserID } from '#shared/ids.ts';
import { savedSearches } from './notifications/searches/savedSearches.store.ts';
import { aSearch } from './notifications/searches/testing/aSearch.ts';
import { importOperation } from './operations.ts';
import { progressCount } from './progress/progressEntry.store.ts';
import { noTasks, taskCounts } from './tasks/taskCounts.store.ts';
import type { TestRequest } from './testing/event.ts';
import { growth } from './testing/growth.ts';
import type { Role } from './testing/roleMatrix/roles.ts';
import { rows } from './testing/roleMatrix/rows.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';
import { isTest, readSource, sources } from './testing/sources.ts';
import { uploads } from './uploads/upload.store.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

/** Every kind of item, with the source of its definition. */
const stored = sources
  .filter(file => file.startsWith('functions/') && !isTest(file))
  .flatMap(file => [...readSource(file).matchAll(/\bentity\(\{\s+name: '(\w+)',(.*?)\n\}\)/gs)])
  .map(([, name = '', definition = '']) => ({ name, definition }));

test('everything that is stored has a bound, and is named once', () => {
  // The record of a caller is the same item as that of an author, and the check of the table reads nothing.
  const names = [...new Set(stored.map(({ name }) => name))].filter(name => name !== 'nothing');
  expect(names.length).toBeGreaterThan(100);
  expect(Object.values(growth).flat().toSorted()).toEqual(names.toSorted());
});

test('what is said to expire does', () => {
  const lasting = stored.filter(({ definition }) => !/\bttl\b/.test(definition)).map(({ name }) => name);
  expect(growth.expires.filter(name => lasting.includes(name))).toEqual([]);
});

interface Case {
  /** Endpoint that adds to the list, as the role matrix calls it. */
  endpoint: keyof typeof rows;
  role: Role;
  target?: 'own' | 'others';
  code: ErrorCode;
  /** Sets the length of the list as it is counted. */
  fill: (scene: Scene, count: number) => AnyStep | AnyStep[];
  /** The call, by default that of the role matrix. */
  request?: (scene: Scene) => TestRequest;
}

const counted =
  (role: Role, counter: 'drafts' | 'proposalDrafts' | 'contacts' | 'blocked') => (of: Scene, count: number) =>
    personCounts.add(UserID.parse(of.ids[role]), { [counter]: count });

const picture = UploadID.parse('picture-of-an-entry');

const cases: Record<keyof typeof caps, Case> = {
  drafts: {
    endpoint: 'saveDraft',
    role: 'user',
    code: 'DRAFT_LIMIT_REACHED',
    fill: counted('user', 'drafts'),
  },
  proposalDrafts: {
    endpoint: 'saveProposalDraft',
    role: 'user',
    code: 'DRAFT_LIMIT_REACHED',
    fill: counted('user', 'proposalDrafts'),
  },
  contacts: {
    endpoint: 'addContact',
    role: 'user',
    target: 'others',
    code: 'CONTACT_LIMIT_REACHED',
    fill: counted('user', 'contacts'),
  },
  blocked: {
    endpoint: 'blockContact',
    role: 'user',
    target: 'others',
    code: 'BLOCK_LIMIT_REACHED',
    fill: counted('user', 'blocked'),
  },
  tasks: {
    endpoint: 'createTask',
    role: 'owner',
    code: 'TASK_LIMIT_REACHED',
    fill: ({ ProjectID }, count) => Step.put(taskCounts.key(ProjectID), { ...noTasks, DONE: count }),
  },
  progressEntries: {
    endpoint: 'addProgressEntry',
    role: 'owner',
    code: 'PROGRESS_LIMIT_REACHED',
    fill: ({ ProjectID }, count) => Step.put(progressCount.key(ProjectID), { count }),
  },
  progressPictures: {
    endpoint: 'addProgressEntry',
    role: 'owner',
    code: 'PROGRESS_PICTURE_LIMIT_REACHED',
    fill: ({ ProjectID, ids }, count) => [
      Step.put(progressCount.key(ProjectID), { count: 1, pictures: count }),
      Step.put(uploads.key(picture), {
        UploadID: picture,
        OwnerUserID: UserID.parse(ids.owner),
        kind: 'project',
        status: 'ready',
        createdAt: '2026-11-20T12:00:00.000Z',
        url: '/media/img-projects/picture.webp',
        width: 1600,
        height: 1000,
      }),
    ],
    request: ({ ProjectID }) => ({
      ProjectID,
      body: { title: 'Eight weeks', text: 'It is up.', pictures: [{ UploadID: picture, alt: 'A gauge' }] },
    }),
  },
  savedSearches: {
    endpoint: 'saveSearch',
    role: 'user',
    code: 'SEARCH_LIMIT_REACHED',
    fill: ({ ids: { user }, deps }, count) => {
      const id = UserID.parse(user);
      const searches = Array.from({ length: count }, (_, number) => aSearch(`number ${number}`, deps));
      return Step.put(savedSearches.key(id), { UserID: id, searches, version: 1 });
    },
  },
};

test.each(Object.keys(cases) as (keyof typeof caps)[])(
  '%s are refused exactly from their number on',
  async name => {
    const { endpoint, role, target = 'own', code, fill, request } = cases[name];
    const contract = contracts.find(({ id }) => id === endpoint);
    if (!contract) throw new Error(`No contract ${endpoint}`);
    const operation = await importOperation(contract);
    const [send] = rows[endpoint][target] ?? [];

    const outcomeWith = async (count: number) => {
      await scene.restore();
      await scene.deps.table.transact(...[fill(scene, count)].flat());
      return await scene.call(operation, request?.(scene) ?? send?.(scene, role) ?? {}, role);
    };
    expect((await outcomeWith(caps[name] - 1)).code).toBeUndefined();
    expect(await outcomeWith(caps[name])).toMatchObject({
      code,
      envelope: { data: { max: caps[name] } },
    });
  },
);
