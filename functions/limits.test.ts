import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { UserID } from '#shared/ids.ts';
import { limits } from './platform/limits.ts';
import { networkOf } from './platform/networkOf.ts';
import { enforceRateLimit } from './platform/rateLimit.ts';
import { type AnyStep, Step } from './platform/table/step.ts';
import { type ProjectRecord, projects } from './projects/project.store.ts';
import { recruitLabels } from './recruiting/recruitLabel.store.ts';
import type { TestRequest } from './testing/event.ts';
import type { Role } from './testing/roleMatrix/roles.ts';
import { rows } from './testing/roleMatrix/rows.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';
import type { AnyHandler, Received } from './testing/world.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
}, 120_000);
afterAll(() => scene.end());

type Name = keyof typeof limits;

/** Whose call reaches a limit, where it is not the one that the role matrix lets a user without a project make. */
interface Case {
  endpoint?: keyof typeof rows;
  role?: Role;
  target?: 'own' | 'others';
  request?: TestRequest;
  /** A state of the scene without which the call is refused for another reason. */
  prepare?: (scene: Scene) => AnyStep;
  /** Who is counted; the caller by default. */
  who?: (scene: Scene) => string;
}

const network = () => networkOf('192.0.2.1');
const project = ({ ProjectID }: Scene) => ProjectID;
const inState =
  (status: ProjectRecord['status']) =>
  ({ ProjectID }: Scene) =>
    Step.update(projects.key(ProjectID), { status });

/** The label of a team that has agreed to be hired. */
const grantLabel = ({ ProjectID, ids, clock }: Scene) => {
  const owner = UserID.parse(ids.owner);
  return Step.put(recruitLabels.key(ProjectID), {
    ProjectID,
    status: 'granted',
    people: [{ UserID: owner, role: 'Owner' }],
    consents: [owner],
    askedBy: owner,
    changedAt: clock.now(),
    shortName: 'Team',
    country: 'GB',
    language: 'en',
    skills: [],
    revision: '1',
  });
};

const cases: Partial<Record<Name, Case>> = {
  addComment: { target: 'others' },
  updateComment: { role: 'paidUser', target: 'others' },
  likeProject: { target: 'others' },
  changeUsername: { endpoint: 'updateMe', request: { body: { username: 'renamed-person' } } },
  twoFactor: { endpoint: 'removeTwoFactor' },
  addContact: { target: 'others' },
  sendMessage: { role: 'paidUser', target: 'others' },
  reportContent: { target: 'others' },
  invitePerson: { role: 'owner' },
  writeToTeam: { target: 'others', prepare: grantLabel },
  uploadVideo: {
    endpoint: 'presignUpload',
    request: { body: { kind: 'video', contentType: 'video/mp4', size: 1_000 } },
  },
  openCheckout: { endpoint: 'payWithStripe', role: 'paidUser' },
  requestRecruitLabel: { role: 'owner', prepare: inState('completed'), who: project },
  offerAdoption: { role: 'owner', prepare: inState('halted'), who: project },
  addLog: { who: network },
  ssoLogin: { who: network },
};

test.each(Object.keys(limits) as Name[])(
  '%s is refused exactly from its limit on, until the time is over',
  async name => {
    const { endpoint = name, role = 'user', target = 'own', request, prepare, who } = cases[name] ?? {};
    const contract = contracts.find(({ id }) => id === endpoint);
    const { handler }: { handler: AnyHandler } = await import(`./${contract?.domain}/${endpoint}.lambda.ts`);
    const [send] = rows[endpoint as keyof typeof rows][target] ?? [];
    const { count, minutes } = limits[name];
    const counted = who?.(scene) ?? scene.ids[role] ?? '';

    /** The outcome of a call after so many others. */
    const outcomeAfter = async (others: number): Promise<Received> => {
      await scene.restore();
      scene.clock.add({ minutes });
      if (prepare) await scene.deps.table.write(prepare(scene));
      for (let made = 0; made < others; made++)
        await enforceRateLimit(scene.deps, name, counted, limits[name]);
      return await scene.call(handler, request ?? send?.(scene, role) ?? {}, role);
    };

    const last = await outcomeAfter(count - 1);
    expect(isRefused(last)).toBe(false);
    const next = await outcomeAfter(count);
    expect(isRefused(next)).toBe(true);
    scene.clock.add({ minutes });
    expect(isRefused(await scene.call(handler, request ?? send?.(scene, role) ?? {}, role))).toBe(false);
  },
);

/** Entries of the log are dropped without a refusal. */
const isRefused = ({ code, data }: Received): boolean =>
  code === 'TOO_MANY_ATTEMPTS' || Reflect.get(Object(data), 'accepted') === 0;
