import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { getMe, meRefs } from './getMe.ts';

export const handler = lambda(authors.getMe, {
  beside: ({ by }) => meRefs(by),
  run: ({ caller }, deps) => getMe(deps, caller),
});
