import type { Deps } from '#functions/platform/deps.ts';
import type { Log } from '#functions/platform/log.ts';
import { makeTable } from '#functions/platform/table.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { momentsFrom } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import { demoProjects } from '../projects.ts';
import { connectAccount, connected } from './connectAccount.ts';
import type { Item } from './expressions.ts';
import { inParallel } from './inParallel.ts';
import { memoryDatabase } from './memoryDatabase.ts';
import { noMail, pastOver } from './past.ts';
import { payingWith } from './pay.ts';
import { payOut } from './payOut.ts';
import { project } from './project.ts';
import { tellProject } from './tellProject.ts';
import { writePerson } from './writePerson.ts';

const atATime = 6;

/** Marks and windows that nobody asks for any more. */
const passing = new Set(['done', 'attempts']);

/** What went wrong in the past was logged in the past. */
const silence: Log = { info: () => undefined, error: () => undefined, with: () => silence };

/**
 * Everybody and everything of the demo data, as it came about: made in memory by the product's own operations, with the
 * money at the payment provider. Answers the items of the table.
 */
export async function tellEverything(real: Deps, payments: Pick<Payments, 'past'>): Promise<Item[]> {
  const memory = memoryDatabase();
  const deps = { ...real, log: silence, table: makeTable({ client: memory.client, name: 'demo' }) };
  const past = pastOver(deps);
  const moments = momentsFrom(new Date(deps.now()));
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object

  await inParallel(names, atATime, name => writePerson(name, { past, moments }));
  await inParallel(connected, atATime, name => connectAccount(name, { past, moments, payments }));
  const telling = { past, moments, pay: payingWith(past, payments) };
  await inParallel(demoProjects, atATime, project => tellProject(project, telling));
  await payOut({ past, moments, payments });
  await project(memory, { ...deps, mail: noMail });
  return memory.items().filter(({ entity }) => !passing.has(String(entity)));
}
