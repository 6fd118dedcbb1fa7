import { operation } from '#functions/platform/operation.ts';
import { answerTimes, medianOf } from '#functions/projects/answerTimes.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';

/**
 * Returns the median time in which an owner answers applications; empty for unknown owners and owners without answers.
 * Cost: 1 DynamoDB request.
 */
export const getAnswerTime = operation(contracts.getAnswerTime, {
  load: ({ OwnerUserID }) => ({ times: answerTimes.key(OwnerUserID) }),
  run({ loaded: { times } }) {
    const medianHours = medianOf(times);
    return medianHours === undefined ? {} : { medianHours };
  },
});
