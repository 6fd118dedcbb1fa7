import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
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
