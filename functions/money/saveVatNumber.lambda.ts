import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { saveVatNumber } from './invoices/saveVatNumber.ts';

export const handler = lambda(money.saveVatNumber, { limit: 'change', run: saveVatNumber });
