import * as z from 'zod/mini';
import type { Payment } from '#shared/entities/payment.ts';
import { ProjectID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import type { InitialChoice } from '#web/domain/money/support/useSupport.ts';
import type { Language } from '#web/i18n/languages.ts';

const Count = z.pipe(z.coerce.number(), z.int().check(z.gte(1)));
const Kind = z.enum(['donation', 'points']);

/** Parses the URL's query: `?project=…&kind=donation&amount=1500`, or `&kind=points&quantity=4`. */
export function parsePaymentQuery(search: URLSearchParams): {
  project: ProjectID | undefined;
  wanted: InitialChoice;
} {
  const { project, kind, amount, quantity } = readQuery('payment', search);
  return {
    project: ProjectID.safeParse(project).data,
    wanted: {
      kind: Kind.safeParse(kind).data,
      amount: Count.safeParse(amount).data,
      quantity: Count.safeParse(quantity).data,
    },
  };
}

/** Path of the payment page with the content of an order. */
export function repeatPaymentPath(lang: Language, { kind, items, total, project }: Payment): string {
  const quantity = items[0]?.quantity ?? 1;
  const choice = kind === 'donation' ? { amount: items[0]?.price ?? total } : { quantity };
  return paths.payment({ lang, query: { project: project.ProjectID, kind, ...choice } });
}
