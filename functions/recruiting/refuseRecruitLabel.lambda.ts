import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { labelPlan } from './labelPlan.ts';
import { refuseRecruitLabel } from './refuseRecruitLabel.ts';

export const handler = lambda(contracts.refuseRecruitLabel, {
  load: ({ ProjectID, callerId }) => [labelPlan(ProjectID, callerId)],
  limit: perPerson('change'),
  run: refuseRecruitLabel,
  maxAttempts: 5, // others may consent at the same time
});
