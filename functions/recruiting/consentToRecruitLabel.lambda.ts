import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { consentToRecruitLabel } from './consentToRecruitLabel.ts';
import { labelPlan } from './labelPlan.ts';

export const handler = lambda(contracts.consentToRecruitLabel, {
  load: ({ ProjectID, callerId }) => [labelPlan(ProjectID, callerId)],
  limit: perPerson('change'),
  run: consentToRecruitLabel,
  maxAttempts: 5, // the last two may consent at the same time
});
