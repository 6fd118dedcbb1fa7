import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { listProjectPayments } from './listProjectPayments.ts';

export const handler = lambda(
  payments.listProjectPayments,
  ({ ProjectID, caller, query }, outside) => listProjectPayments(outside, { ProjectID, caller, ...query }),
  { recognise: makeRecognise },
);
