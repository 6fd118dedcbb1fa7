import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { money } from '#shared/contracts/money.ts';
import { listProjectPayments, projectPaymentRefs } from './orders/listProjectPayments.ts';

export const handler = lambda(
  money.listProjectPayments,
  {
    beside: ({ ProjectID, query }, table) => projectPaymentRefs(table, { ProjectID, ...query }),
    run: ({ ProjectID, caller, query }, deps) => listProjectPayments(deps, { ProjectID, caller, ...query }),
  },
  { verifyToken: makeTokenVerifier },
);
