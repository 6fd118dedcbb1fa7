import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { payments } from '#shared/contracts/payments.ts';
import { listProjectPayments, projectPaymentRefs } from './listProjectPayments.ts';

export const handler = lambda(
  payments.listProjectPayments,
  {
    beside: ({ ProjectID, query }, table) => projectPaymentRefs(table, { ProjectID, ...query }),
    run: ({ ProjectID, caller, query }, outside) =>
      listProjectPayments(outside, { ProjectID, caller, ...query }),
  },
  { recognise: makeRecognise },
);
