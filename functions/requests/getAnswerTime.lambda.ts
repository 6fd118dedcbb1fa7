import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { answerTimes } from './answerTimes.store.ts';
import { getAnswerTime } from './getAnswerTime.ts';

export const handler = lambda(
  contracts.getAnswerTime,
  {
    load: ({ OwnerUserID }) => [answerTimes.key(OwnerUserID)],
    run: getAnswerTime,
  },
  { verifyToken: makeTokenVerifier },
);
