import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { SubscriptionId, UserID } from '#shared/ids.ts';
import { adoptions } from './adoption/adoption.store.ts';
import { limitedNetwork } from './analytics/recordVisit.ts';
import { authors } from './authors/author.store.ts';
import { emails, usernames } from './authors/name.store.ts';
import { importOperation, importOperations } from './operations.ts';
import { declaredLimits } from './platform/limits.ts';
import { networkOf } from './platform/networkOf.ts';
import { type AnyStep, Step } from './platform/table/step.ts';
import { type ProjectRecord, projects } from './projects/project.store.ts';
import { intoFrench } from './projects/testing/translatedTexts.ts';
import { recruitLabels } from './recruiting/recruitLabel.store.ts';
import { blankRecord, subscriptions } from './subscriptions/subscription.store.ts';
import { attempted } from './testing/attempted.ts';
import type { TestRequest } from './testing/event.ts';
import type { Received } from './testing/received.ts';
import type { Role } from './testing/roleMatrix/roles.ts';
import { rows } from './testing/roleMatrix/rows.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';
import { daySalts } from './visits/daySalt.store.ts';
import { dayNumber } from './visits/visitCounts.store.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

await importOperations();
const limits = [...declaredLimits().values()];

/** Callers that reach a limit, where it is not the call that the role matrix lets a user without a project make. */
interface Case {
  endpoint?: keyof typeof rows;
  role?: Role;
  target?: 'own' | 'others';
  request?: TestRequest | ((scene: Scene) => TestRequest);
  /** A state of the scene without which the call is refused for another reason. */
  prepare?: (scene: Scene) => AnyStep[];
  /** The person who is counted; the caller by default. */
  who?: (scene: Scene) => string;
}

const network = () => networkOf('192.0.2.1');

/** A secret of the day with which a test hashes like the function. */
const knownSalt = 'a secret that the test knows';
const saltOfTheDay = ({ clock }: Scene) => [
  Step.put(daySalts.key(), { day: dayNumber(clock.now()), salt: knownSalt, ttl: 1 }),
];
const project = ({ ProjectID }: Scene) => ProjectID;
const inState =
  (status: ProjectRecord['status']) =>
  ({ ProjectID }: Scene) => [Step.update(projects.key(ProjectID), { status })];

/** The label of a team that has agreed to be hired. */
const grantLabel = ({ ProjectID, ids, clock }: Scene) => {
  const owner = UserID.parse(ids.owner);
  return [
    Step.put(recruitLabels.key(ProjectID), {
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
    }),
  ];
};

/** A person who signs in with an identity provider. */
const withoutPassword = ({ ids }: Scene) => {
  const user = UserID.parse(ids.user);
  const names = { username: 'user', email: 'user@example.org' };
  return [
    Step.update(authors.key(user), { ...names, hasPassword: false }),
    Step.put(usernames.key(names.username), { UserID: user }),
    Step.put(emails.key(names.email), { UserID: user }),
  ];
};

/** A subscription that ends with the paid period. */
const cancelSubscription = ({ ids, clock }: Scene) => {
  const user = UserID.parse(ids.user);
  return [
    Step.put(subscriptions.key(user), {
      ...blankRecord(user),
      current: {
        subscriptionId: SubscriptionId.parse('sub_1'),
        customerId: 'cus_1',
        itemId: 'si_1',
        planTypeId: 'basic',
        interval: 'month',
        currency: 'GBP',
        status: 'cancelled',
        autoRenewal: false,
        price: 500,
        startDate: clock.now(),
        periodEnd: '2030-01-01T00:00:00.000Z',
      },
    }),
  ];
};

/** A halted project that is offered to its team. */
const offerAdoption = ({ ProjectID, ids, clock }: Scene) => [
  Step.update(projects.key(ProjectID), { status: 'halted' }),
  Step.put(adoptions.key(ProjectID), {
    ProjectID,
    offerId: '1',
    OwnerUserID: UserID.parse(ids.owner),
    status: 'offered',
    stays: false,
    offeredAt: clock.now(),
    teamUntil: '2030-01-01T00:00:00.000Z',
    revision: '1',
  }),
];

const ofTask =
  (body: object) =>
  ({ ProjectID, task: { TaskID, version } }: Scene): TestRequest => ({
    ProjectID,
    TaskID,
    body: { version, ...body },
  });

const cases: Record<string, Case | undefined> = {
  addComment: { target: 'others' },
  commentsOfDay: { endpoint: 'addComment', target: 'others' },
  addProgressEntry: { role: 'owner' },
  updateProgressEntry: { role: 'owner', target: 'others' },
  updateComment: { role: 'paidUser', target: 'others' },
  likeProject: { target: 'others' },
  changeFollow: { target: 'others' },
  change: { endpoint: 'saveNotificationPreferences' },
  decide: { endpoint: 'acceptRequest', role: 'owner' },
  updateProject: { role: 'owner' },
  changePicture: {
    endpoint: 'updateProject',
    role: 'owner',
    request: ({ ProjectID }) => ({
      ProjectID,
      body: { change: { image: { kind: 'cairn', palette: 'moss' } } },
    }),
  },
  translate: { endpoint: 'updateProject', role: 'owner', request: intoFrench },
  deletePublicProject: { endpoint: 'deleteProject', role: 'owner' },
  tellTeam: { endpoint: 'changeProjectStatus', role: 'owner' },
  rename: { endpoint: 'updateMe', request: { body: { firstName: 'Robin' } } },
  deletedAccounts: {
    endpoint: 'deleteAccount',
    prepare: withoutPassword,
    request: { body: {} },
    who: network,
  },
  changeUsername: { endpoint: 'updateMe', request: { body: { username: 'renamed-person' } } },
  changeEmail: { endpoint: 'requestEmailChange' },
  twoFactor: { endpoint: 'removeTwoFactor' },
  addContact: { target: 'others' },
  sendMessage: { role: 'paidUser', target: 'others' },
  messagesOfDay: { endpoint: 'sendMessage', role: 'paidUser', target: 'others' },
  reportContent: { target: 'others' },
  invitePerson: { role: 'owner' },
  writeToTeam: { target: 'others', prepare: grantLabel },
  uploadVideo: {
    endpoint: 'presignUpload',
    request: { body: { kind: 'video', contentType: 'video/mp4', size: 1_000 } },
  },
  uploadAttachment: {
    endpoint: 'presignUpload',
    request: { body: { kind: 'attachment', contentType: 'application/pdf', size: 1_000 } },
  },
  requestRefund: { role: 'paidUser' },
  openCheckout: { endpoint: 'payWithStripe', role: 'paidUser' },
  manageSubscription: {
    endpoint: 'resumeSubscription',
    prepare: cancelSubscription,
    request: { subscriptionId: 'sub_1' },
  },
  sendRequest: { target: 'others' },
  addProspect: { role: 'owner' },
  createTask: { role: 'owner' },
  assignTask: {
    endpoint: 'updateTask',
    role: 'member',
    request: scene => ofTask({ assignee: scene.ids.owner })(scene),
  },
  submitTask: { endpoint: 'changeTaskStatus', role: 'owner', request: ofTask({ status: 'IN_REVIEW' }) },
  changeProjectStatus: { role: 'owner', who: project },
  chooseAdopter: { role: 'owner', prepare: offerAdoption, who: project },
  requestRecruitLabel: { role: 'owner', prepare: inState('completed'), who: project },
  offerAdoption: { role: 'owner', prepare: inState('halted'), who: project },
  addLog: { who: network },
  ssoLogin: { who: network },
  translateText: { target: 'others' },
  translateTextAsVisitor: { endpoint: 'translateText', role: 'anonymous', target: 'others', who: network },
  recordVisit: {
    target: 'others',
    prepare: saltOfTheDay,
    who: () => limitedNetwork(knownSalt, '192.0.2.1'),
  },
};

test('there are as many limits as there are things to limit', () => {
  expect(limits.length).toBeGreaterThan(45);
  expect(Object.keys(cases).filter(name => !limits.some(limit => limit.name === name))).toEqual([]);
});

test.each(limits)('$name is refused exactly from its limit on, until the time is over', async limit => {
  const { name, count, minutes } = limit;
  const { endpoint = name, role = 'user', target = 'own', request, prepare, who } = cases[name] ?? {};
  const contract = contracts.find(({ id }) => id === endpoint);
  if (!contract) throw new Error(`No contract ${endpoint}`);
  const operation = await importOperation(contract);
  const [send] = rows[endpoint as keyof typeof rows][target] ?? [];
  const sent = () => (typeof request === 'function' ? request(scene) : request) ?? send?.(scene, role) ?? {};
  const counted = who?.(scene) ?? scene.ids[role] ?? '';

  /** The outcome of a call after so many others. */
  const outcomeAfter = async (others: number): Promise<Received> => {
    await scene.restore();
    scene.clock.add({ minutes });
    if (prepare) await scene.deps.table.transact(...prepare(scene));
    if (others > 0) await scene.deps.table.write(attempted(scene.deps, limit, counted, others));
    return await scene.call(operation, sent(), role);
  };

  const last = await outcomeAfter(count - 1);
  expect(isRefused(last)).toBe(false);
  const next = await outcomeAfter(count);
  expect(isRefused(next), String(next.code)).toBe(true);
  scene.clock.add({ minutes });
  expect(isRefused(await scene.call(operation, sent(), role))).toBe(false);
});

/** Entries of the log are dropped without a refusal. */
const isRefused = ({ code, data }: Received): boolean =>
  code === 'TOO_MANY_ATTEMPTS' || Reflect.get(Object(data), 'accepted') === 0;
