import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { changeAvatar } from './changeAvatar.ts';

export const handler = lambda(authors.changeAvatar, ({ caller, body }, deps) =>
  changeAvatar(deps, { caller, choice: body.avatar }),
);
