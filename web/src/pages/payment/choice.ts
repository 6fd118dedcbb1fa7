import * as z from 'zod/mini';
import type { Payment } from '#shared/entities/payment.ts';
import { ProjectID } from '#shared/ids.ts';
import type { Wanted } from '#web/domain/money/useSupport.ts';
import type { Language } from '#web/i18n/languages.ts';
import { paths } from '#web/routes/paths.ts';

const Count = z.pipe(z.coerce.number(), z.int().check(z.gte(1)));
const Kind = z.enum(['donation', 'points']);

/** What the address asks for: `?project=…&kind=donation&amount=1500`, or `&kind=points&quantity=4`. */
export function readChoice(search: URLSearchParams): { project: ProjectID | undefined; wanted: Wanted } {
  return {
    project: ProjectID.safeParse(search.get('project')).data,
    wanted: {
      kind: Kind.safeParse(search.get('kind')).data,
      amount: search.has('amount') ? Count.safeParse(search.get('amount')).data : undefined,
      quantity: search.has('quantity') ? Count.safeParse(search.get('quantity')).data : undefined,
    },
  };
}

/** The payment page with the same choice as an order. */
export function samePayment(lang: Language, { kind, items, total, project }: Payment): string {
  const quantity = items[0]?.quantity ?? 1;
  const choice = kind === 'donation' ? { amount: String(total) } : { quantity: String(quantity) };
  return paths.payment({ lang }, { query: { project: project.ProjectID, kind, ...choice } });
}
