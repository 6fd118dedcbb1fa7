import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { authors } from './author.store.ts';
import { getAuthor } from './getAuthor.ts';
import { personCounts } from './personCounts.store.ts';
import { personLabels } from './personLabels.store.ts';

export const handler = lambda(
  contracts.getAuthor,
  {
    load: ({ UserID }) => [authors.key(UserID), personCounts.key(UserID), personLabels.key(UserID)],
    run: getAuthor,
  },
  { verifyToken: makeTokenVerifier },
);
