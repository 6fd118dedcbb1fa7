import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { updateMe } from './updateMe.ts';

export const handler = lambda(authors.updateMe, ({ caller, body }, deps) =>
  updateMe(deps, { caller, change: body }),
);
