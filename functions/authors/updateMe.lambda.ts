import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { authors as users } from './author.store.ts';
import { usernames } from './name.store.ts';
import { updateMe } from './updateMe.ts';

export const handler = lambda(authors.updateMe, {
  load: ({ body: { username }, callerId }) => [
    username === undefined ? undefined : usernames.key(username),
    users.key(callerId),
  ],
  run: updateMe,
});
