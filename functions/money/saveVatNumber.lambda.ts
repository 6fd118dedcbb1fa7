import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { saveVatNumber } from './invoices/saveVatNumber.ts';

export const handler = lambda(money.saveVatNumber, { limit: perPerson('change'), run: saveVatNumber });
