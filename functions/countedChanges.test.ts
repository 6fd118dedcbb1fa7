import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { importOperation } from './operations.ts';
import type { TestRequest } from './testing/event.ts';
import type { Role } from './testing/roleMatrix/roles.ts';
import { type Row, targets } from './testing/roleMatrix/row.ts';
import { rows } from './testing/roleMatrix/rows.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';
import { unlimited } from './testing/unlimited.ts';

/** Every change that a person can make counts against a limit. */
let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

/** Runs a call and returns how many attempts it has counted. */
async function countedBy(call: () => Promise<unknown>): Promise<number> {
  const { table } = scene.deps;
  const write = vi.spyOn(table, 'write');
  await call();
  const targets = write.mock.calls.flatMap(steps => steps.map(step => step?.target ?? ''));
  write.mockRestore();
  return targets.filter(target => target.startsWith('attempts#')).length;
}

/** The calls of the role matrix by people who are limited. */
function* callsOf(id: string): Generator<[TestRequest, Role]> {
  const row: Row | undefined = Reflect.get(rows, id);
  for (const target of targets)
    for (const role of ['owner', 'member', 'user', 'paidUser', 'applicant', 'otherOwner'] as const) {
      const request = row?.[target]?.[0](scene, role);
      if (request) yield [request, role];
    }
}

const withoutLimit: readonly string[] = Object.values(unlimited).flat();
const limited = contracts.filter(
  ({ id, method, spec }) => method !== 'GET' && spec.access === 'signedIn' && !withoutLimit.includes(id),
);
/** They count once there is something to act on, which the scene has not: a subscription, or a team for hire. */
const uncounted: readonly string[] = [
  'subscribe',
  'cancelSubscription',
  'resumeSubscription',
  'previewPlanChange',
  'changePlan',
  'openBillingPortal',
  'refreshSubscription',
  'retrySubscriptionPayment',
  'writeToTeam',
  'readMessage', // marking a message as unread counts, so that each is marked as read once for each time that has counted
];

test.each(limited.filter(({ id }) => !uncounted.includes(id)))(
  'a call of $id counts against a limit, whatever it changes',
  async ({ id, domain }) => {
    const operation = await importOperation({ domain, id });
    let counted = 0;
    for (const call of callsOf(id)) {
      await scene.restore();
      let status = 0;
      counted = await countedBy(async () => ({ status } = await scene.call(operation, ...call)));
      if (status < 300) break; // a change that is not counted must not hide behind a refusal that is
      if (counted > 0) break;
    }
    expect(counted).toBeGreaterThan(0);
  },
);

test('every operation that writes has a limit, or a reason to have none', () => {
  const withoutLimit = contracts
    .filter(({ method, spec }) => method !== 'GET' && !spec.errors?.includes('TOO_MANY_ATTEMPTS'))
    .map(({ id }) => id);
  expect(withoutLimit.toSorted()).toEqual(Object.values(unlimited).flat().toSorted());
});
