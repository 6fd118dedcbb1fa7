import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { getPerson } from './getPerson.ts';
import { personPlan } from './personPlan.ts';

export const handler = lambda(admin.getPerson, { load: personPlan, run: getPerson });
