import type { ProjectID } from '#shared/ids.ts';
import type { Caller } from '../platform/caller.ts';
import type { Outside } from '../platform/outside.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { maySee } from '../projects/maySee.ts';
import { projects } from '../projects/project.store.ts';
import { orders, receivedBy } from './payment.store.ts';
import { readPeople } from './people.ts';
import { toProjectPayment } from './toProjectPayment.ts';

interface Wish {
  ProjectID: ProjectID;
  caller: Caller | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** What a project has received and kept, the newest first. Two requests at once and one for the payers. */
export async function listProjectPayments(
  { table }: Pick<Outside, 'table'>,
  { ProjectID, caller, limit, cursor }: Wish,
) {
  const [project, page] = await Promise.all([
    table.get(projects.key(ProjectID)),
    table.list(orders, { index: 'gsi1', pk: receivedBy(ProjectID), order: 'desc', limit, cursor }),
  ]);
  if (!project || !maySee(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (isRefusal(page)) return page;

  const payer = await readPeople(
    table,
    page.items.map(({ payerId }) => payerId),
  );
  return {
    items: page.items.map(order => toProjectPayment(order, payer(order.payerId))),
    ...(page.cursor && { cursor: page.cursor }),
  };
}
