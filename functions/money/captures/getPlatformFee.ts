import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { permilleOf } from '#shared/platformFee.ts';
import { money } from '#shared/settings.ts';

const permille = {
  free: permilleOf('free'),
  basic: permilleOf('basic'),
  pro: permilleOf('pro'),
  premium: permilleOf('premium'),
};

/** Returns the platform fee of each plan, in thousandths, and the smallest transfer per currency. */
export const getPlatformFee = operation(contracts.getPlatformFee, {
  run: () => ({ permille, minTransfer: money.minTransfer }),
});
