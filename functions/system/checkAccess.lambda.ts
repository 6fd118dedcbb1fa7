import { system } from '#shared/contracts/system.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { checkAccess } from './checkAccess.ts';

export const handler = lambda(
  system.checkAccess,
  ({ headers, caller }) => checkAccess(headers['x-page'], caller),
  { recognise: makeRecognise },
);
