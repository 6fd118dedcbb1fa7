import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { money as limits } from '#shared/settings.ts';
import { permilleOf } from './captures/commission.ts';

const permille = {
  free: permilleOf('free'),
  basic: permilleOf('basic'),
  pro: permilleOf('pro'),
  premium: permilleOf('premium'),
};

export const handler = lambda(money.getPlatformFee, () => ({
  permille,
  minTransfer: limits.minTransfer,
}));
