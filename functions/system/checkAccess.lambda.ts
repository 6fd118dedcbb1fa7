import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { system } from '#shared/contracts/system.ts';
import { checkAccess } from './checkAccess.ts';

export const handler = lambda(
  system.checkAccess,
  ({ headers, caller }) => checkAccess(headers['x-page'], caller),
  { recognise: makeRecognise },
);
