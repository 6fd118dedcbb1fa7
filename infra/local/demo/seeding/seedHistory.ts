import { issueInvoices } from '#functions/money/invoices/issueInvoices.ts';
import { digestEntries, dueDigests } from '#functions/notifications/digest.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Log } from '#functions/platform/log.ts';
import type { Media } from '#functions/platform/media.ts';
import { makeTable } from '#functions/platform/table.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { momentsFrom } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import { demoProjects } from '../projects.ts';
import { backdate, noCdn, noMail, noMedia, noQueue } from './backdate.ts';
import { banBarry } from './banBarry.ts';
import { connectAccount, connectedPeople } from './connectAccount.ts';
import { countVisits } from './countVisits.ts';
import type { Item } from './expressions.ts';
import { inParallel } from './inParallel.ts';
import { memoryDatabase } from './memoryDatabase.ts';
import { payingWith } from './pay.ts';
import { payOut } from './payOut.ts';
import { project } from './project.ts';
import { readSettledNews } from './readSettledNews.ts';
import { replayContacts } from './replayContacts.ts';
import { replayIdeas } from './replayIdeas.ts';
import { replayProject } from './replayProject.ts';
import { reportDemoContent } from './reportDemoContent.ts';
import { subscribedPeople, subscribeToPlan } from './subscribeToPlan.ts';
import { writeCorrespondence } from './writeCorrespondence.ts';
import { writeEarlierAwards } from './writeEarlierAwards.ts';
import { writePerson } from './writePerson.ts';

const atATime = 6;

/** Idempotency records and rate limits, which have expired by now. */
const passing = new Set(['done', 'attempts']);

/** Whether an item was collected for a digest that has been sent by a time. */
const digestsBefore =
  (time: string) =>
  ({ entity, createdAt, dueAt }: Item): boolean =>
    (entity === digestEntries.name && String(createdAt) < time) ||
    (entity === dueDigests.name && String(dueAt) < time);

/** Logs of the past are dropped. */
const silence: Log = { info: () => undefined, error: () => undefined, with: () => silence };

/**
 * Replays the history of all demo data through the functions' own operations, in memory, with the money at the payment
 * provider and attachments of messages in the storage. Returns the items of the table.
 */
export async function seedHistory(
  real: Deps,
  payments: Pick<Payments, 'runAt'>,
  media: Pick<Media, 'keepPrivate'>,
): Promise<Item[]> {
  const memory = memoryDatabase();
  const deps = { ...real, log: silence, table: makeTable({ client: memory.client, name: 'demo' }) };
  const backdated = backdate(deps);
  const moments = momentsFrom(new Date(deps.now()));
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object

  await inParallel(names, atATime, name => writePerson(name, { backdated, moments }));
  await inParallel(names, atATime, name => writeEarlierAwards(name, { table: deps.table, moments }));
  await inParallel(connectedPeople, atATime, name => connectAccount(name, { backdated, moments, payments }));
  await inParallel(subscribedPeople, atATime, name =>
    subscribeToPlan(name, { backdated, moments, payments }),
  );
  const context = { backdated, moments, pay: payingWith(backdated, payments) };
  await inParallel(demoProjects, atATime, project => replayProject(project, context));
  await replayContacts(context);
  await replayIdeas(context);
  await writeCorrespondence({ deps, media, moments });
  await banBarry(context);
  await reportDemoContent(context);
  await payOut({ backdated, moments, payments });
  await project(memory, { ...deps, mail: noMail, payoutQueue: noQueue, cdn: noCdn, media: noMedia });
  await readSettledNews(deps.table);
  await inParallel(demoProjects, atATime, project => countVisits(project, deps));
  await issueInvoices(deps);
  const isSent = digestsBefore(moments.ago(3, 'digests'));
  return memory.items().filter(item => !passing.has(String(item['entity'])) && !isSent(item));
}
