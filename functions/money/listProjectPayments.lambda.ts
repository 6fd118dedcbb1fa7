import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { money } from '#shared/contracts/money.ts';
import { listProjectPayments, projectPaymentRefs } from './orders/listProjectPayments.ts';

export const handler = lambda(
  money.listProjectPayments,
  {
    beside: ({ ProjectID, query }, table) => projectPaymentRefs(table, { ProjectID, ...query }),
    run: ({ ProjectID, caller, query }, outside) =>
      listProjectPayments(outside, { ProjectID, caller, ...query }),
  },
  { recognise: makeRecognise },
);
