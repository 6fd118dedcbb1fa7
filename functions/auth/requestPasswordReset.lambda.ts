import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';

export const handler = lambda(auth.requestPasswordReset, ({ body, request: { sourceIp } }, deps) =>
  requestPasswordReset(deps, { email: body.email, sourceIp }),
);
