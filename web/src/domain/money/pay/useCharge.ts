import { useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { amountWithFee, platformFeeOf } from '#shared/platformFee.ts';
import { money } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';

/**
 * Cost of the chosen gift to its payer, and the amount that the project receives, with the payer's choice to add the platform
 * fee. Amounts are in minor units. The fee is unknown while it loads, and unless the caller is signed in (`enabled`).
 */
export function useCharge({ ProjectID, currency }: Project, support: Support, enabled = true) {
  const { data, error, mutate } = useQuery('getProjectFee', enabled ? { ProjectID } : null);
  const [wantsToCover, setFeeCovered] = useState(false);

  const gift = support.isPossible ? support.total : undefined;
  const permille = data?.permille;
  const max = support.kind === 'donation' ? money.donation.max : money.maxPayment;
  const withFee =
    gift === undefined || permille === undefined ? undefined : amountWithFee(gift, currency, permille);
  const canCover = enabled && withFee !== undefined && withFee <= max;
  const feeCovered = wantsToCover && canCover;
  const total = feeCovered ? withFee : gift;
  const fee =
    total === undefined || permille === undefined ? undefined : platformFeeOf(total, currency, permille);

  return {
    currency,
    permille,
    error: data ? undefined : error,
    again: () => void mutate(),
    gift,
    total,
    fee,
    /** Whether the total includes the fee on top. */
    feeCovered,
    setFeeCovered,
    /** The total with the fee on top; undefined if it exceeds the largest payment. */
    withFee: canCover ? withFee : undefined,
  };
}

export type Charge = ReturnType<typeof useCharge>;
