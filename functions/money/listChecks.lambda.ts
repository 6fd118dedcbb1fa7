import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { checkNames } from '#shared/entities/check.ts';
import { checks } from './reconciliation/check.store.ts';
import { listChecks } from './reconciliation/listChecks.ts';

export const handler = lambda(money.listChecks, {
  load: () => [checkNames.map(name => checks.key(name))],
  run: listChecks,
});
