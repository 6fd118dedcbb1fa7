import { lambda } from '#functions/platform/lambda.ts';
import { payments } from '#shared/contracts/payments.ts';
import { money } from '#shared/settings.ts';
import { permilleOf } from './commission.ts';

const permille = {
  free: permilleOf('free'),
  basic: permilleOf('basic'),
  pro: permilleOf('pro'),
  premium: permilleOf('premium'),
};

export const handler = lambda(payments.getPlatformFee, () => ({
  permille,
  smallestTransfer: money.smallestTransfer,
}));
