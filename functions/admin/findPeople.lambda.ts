import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { findPeople, planPeople } from './findPeople.ts';

export const handler = lambda(admin.findPeople, { load: planPeople, run: findPeople });
