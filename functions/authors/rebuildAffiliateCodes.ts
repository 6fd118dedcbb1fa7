import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { affiliateSteps } from './affiliateCode.store.ts';
import { activeAuthors, authors } from './author.store.ts';

/** Makes the codes of active accounts valid that are not; returns their number. Safe to repeat. */
export async function rebuildAffiliateCodes(table: Table): Promise<number> {
  let count = 0;
  for await (const person of table.each(authors, activeAuthors)) {
    const isActive = Step.check(authors.key(person.UserID)).when('status', '=', 'active');
    const refused = await table.transact(isActive, affiliateSteps.take(person));
    if (!isRefusal(refused)) count++;
  }
  return count;
}
