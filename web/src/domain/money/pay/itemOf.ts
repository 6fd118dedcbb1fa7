import type { OrderedItem } from '#shared/entities/payment.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';

/** Content of the order; undefined while the choice is invalid. */
export function itemOf({ ProjectID, unitPrice }: Project, support: Support): OrderedItem | undefined {
  if (!support.isPossible) return undefined;
  return support.kind === 'donation'
    ? { kind: 'donation', ProjectID, quantity: 1, price: support.total }
    : { kind: 'points', ProjectID, quantity: support.units, price: unitPrice };
}
