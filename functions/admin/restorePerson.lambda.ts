import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { personPlan } from './personPlan.ts';
import { restorePerson } from './restorePerson.ts';

export const handler = lambda(admin.restorePerson, { load: personPlan, run: restorePerson, maxAttempts: 2 });
