import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { usernames } from './name.store.ts';
import { updateMe } from './updateMe.ts';

export const handler = lambda(authors.updateMe, {
  load: ({ body: { username } }) => [username === undefined ? undefined : usernames.key(username)],
  run: updateMe,
});
