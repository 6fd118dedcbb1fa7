import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { banPerson } from './banPerson.ts';
import { personPlan } from './personPlan.ts';

export const handler = lambda(admin.banPerson, { load: personPlan, run: banPerson, maxAttempts: 2 });
