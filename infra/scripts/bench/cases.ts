import type { World } from '#functions/testing/world.ts';
import { contracts } from '#shared/contracts/index.ts';
import { accountCases } from './accountCases.ts';
import { adminCases } from './adminCases.ts';
import { adoptionCases } from './adoptionCases.ts';
import { type Case, createBenchWorld } from './benchWorld.ts';
import { contactCases } from './contactCases.ts';
import { contributionCases, teamCases } from './contributionCases.ts';
import { generatedCases } from './generatedCases.ts';
import { messageCases } from './messageCases.ts';
import { moneyCases } from './moneyCases.ts';
import { projectCases, reviewCases } from './projectCases.ts';
import { proofCases } from './proofCases.ts';
import { recruitingCases } from './recruitingCases.ts';
import { taskCases } from './taskCases.ts';

/** GET endpoints, because browsers and email links send GET, that change data or call the payment provider. */
const notReads = ['returnConnect', 'refreshConnect', 'ssoLogin', 'openUnsubscribe'];

/** The endpoints that only read. Each has a case. */
export const reads = contracts.filter(({ method, id }) => method === 'GET' && !notReads.includes(id));

/** Calls of each endpoint, in an order in which all succeed: some read or change what an earlier one wrote. */
export async function casesIn(world: World): Promise<Case[]> {
  const bench = await createBenchWorld(world);
  return [
    ...projectCases(bench),
    ...reviewCases(bench),
    ...contributionCases(bench),
    ...teamCases(bench),
    ...contactCases(bench),
    ...taskCases(bench.tasks),
    ...messageCases(bench),
    ...accountCases(bench),
    ...moneyCases(bench),
    ...generatedCases(bench),
    ...(await recruitingCases(world, bench)),
    ...(await proofCases(world, bench)),
    ...(await adoptionCases(world, bench)),
    ...adminCases(bench),
  ];
}
