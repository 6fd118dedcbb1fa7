import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { changeAvatar } from './changeAvatar.ts';

export const handler = lambda(authors.changeAvatar, ({ caller, body }, outside) =>
  changeAvatar(outside, { caller, choice: body.avatar }),
);
