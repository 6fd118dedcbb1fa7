import type { Input } from '#functions/platform/lambda.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { type answerTimes, medianOf } from './answerTimes.store.ts';

/** How soon an owner usually answers; unknown owners are those without answers. Cost: 1 DynamoDB request. */
export function getAnswerTime({
  loaded: [times],
}: Input<typeof contracts.getAnswerTime, [typeof answerTimes]>) {
  const medianHours = medianOf(times);
  return medianHours === undefined ? {} : { medianHours };
}
