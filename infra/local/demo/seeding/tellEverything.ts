import type { Outside } from '#functions/platform/outside.ts';
import type { Payments } from '../../payments/payments.ts';
import { momentsFrom } from '../moments.ts';
import { people, type PersonKey } from '../people.ts';
import { demoProjects } from '../projects.ts';
import { connectAccount, connected } from './connectAccount.ts';
import { inParallel } from './inParallel.ts';
import { pastOver } from './past.ts';
import { payingWith } from './pay.ts';
import { tellProject } from './tellProject.ts';
import { writePerson } from './writePerson.ts';

const atATime = 6;

/** Writes everybody and everything of the demo data into the table and the payment provider, as it came about. */
export async function tellEverything(outside: Outside, payments: Pick<Payments, 'past'>): Promise<void> {
  const past = pastOver(outside);
  const moments = momentsFrom(new Date(outside.now()));
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object

  await inParallel(names, atATime, name => writePerson(name, { past, moments }));
  await inParallel(connected, atATime, name => connectAccount(name, { past, moments, payments }));
  const telling = { past, moments, pay: payingWith(past, payments) };
  await inParallel(demoProjects, atATime, project => tellProject(project, telling));
}
