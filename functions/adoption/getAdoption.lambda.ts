import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { getAdoption } from './getAdoption.ts';

export const handler = lambda(
  contracts.getAdoption,
  { load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)], run: getAdoption },
  { verifyToken: makeTokenVerifier },
);
