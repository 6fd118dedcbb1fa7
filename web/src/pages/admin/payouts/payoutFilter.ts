import type { ProjectID, UserID } from '#shared/ids.ts';
import { type PayoutState, payoutStates } from '#shared/lifecycle.ts';
import { type WaitingReason, waitingReasons } from '#shared/moneyReasons.ts';
import { readQuery } from '#shared/paths.ts';
import { type Currency, currencies } from '#shared/settings.ts';
import { parseId } from '#web/api/parseId.ts';

/** Filter of the list of all payouts; days are YYYY-MM-DD. */
export interface PayoutFilter {
  status: PayoutState | undefined;
  /** Reason for which they wait. */
  reason: WaitingReason | undefined;
  currency: Currency | undefined;
  /** The recipient. */
  to: UserID | undefined;
  project: ProjectID | undefined;
  from: string | undefined;
  until: string | undefined;
}

/** Filter in the URL, without invalid values. */
export function payoutFilterOf(search: URLSearchParams): PayoutFilter {
  const { status, reason, currency, to, project, from, until } = readQuery('admin-payouts', search);
  return {
    status: payoutStates.find(state => state === status),
    reason: waitingReasons.find(one => one === reason),
    currency: currencies.find(one => one === currency),
    to: parseId<UserID>(to),
    project: parseId<ProjectID>(project),
    from: dayOf(from),
    until: dayOf(until),
  };
}

const dayOf = (text: string | undefined): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
