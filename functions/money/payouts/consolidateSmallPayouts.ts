import type { Deps } from '#functions/platform/deps.ts';
import { special } from '#shared/ids.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import { money } from '#shared/settings.ts';
import { outstandingAmount, payoutIdOf, payoutSteps, type StoredPayout } from './payout.store.ts';

/** Payouts per transaction, each of which takes one of its hundred items. */
export const maxConsolidated = 90;

/**
 * Consolidates a recipient's eligible payouts of one currency, at most `maxConsolidated`: those below the minimum, and
 * perhaps one that is not and that they are sent with. It does so once their sum reaches the minimum or a transaction takes
 * no more: they end, and a payout of their sum replaces them. Returns that payout, which may itself be below the minimum;
 * undefined if one of them is held or changes meanwhile.
 */
export async function consolidateSmallPayouts(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  small: readonly StoredPayout[],
): Promise<StoredPayout | undefined> {
  const amount = small.reduce((sum, payout) => sum + outstandingAmount(payout), 0);
  const [first] = small;
  const isEnough = amount >= money.minTransfer || small.length >= maxConsolidated;
  if (!first || small.length < 2 || !isEnough || small.some(({ held }) => held)) return undefined;

  const fee = small.reduce((sum, payout) => sum + (payout.fee ?? 0), 0);
  const isOneProject = small.every(({ project }) => project.ProjectID === first.project.ProjectID);
  const consolidated: StoredPayout = {
    recipientPayoutId: payoutIdOf(
      small.map(({ recipientPayoutId }) => recipientPayoutId).join(),
      first.recipientId,
    ),
    recipientId: first.recipientId,
    project: isOneProject ? first.project : { ProjectID: special.noProject, shortName: '' },
    createdDate: now(),
    eligibleDate: now(),
    amount,
    ...(fee > 0 && { fee }),
    currency: first.currency,
    status: 'eligible',
    offset: 0,
    failures: 0,
    reversed: 0,
    consolidatedFrom: small.flatMap(
      ({ recipientPayoutId, consolidatedFrom = [recipientPayoutId] }) => consolidatedFrom,
    ),
  };
  const refused = await table.transact(
    ...small.map(payout =>
      payoutSteps.change(payout, {
        status: payoutActions.cancel.to,
        reason: 'joined',
        consolidatedInto: consolidated.recipientPayoutId,
      }),
    ),
    ...payoutSteps.create(consolidated),
  );
  return refused ? undefined : consolidated;
}
