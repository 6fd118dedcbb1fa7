import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { addAnswerTime, answerTimes } from '#functions/projects/answerTimes.store.ts';
import { hour } from '#shared/time.ts';
import { requestEvents } from './request.events.ts';
import { requests } from './request.store.ts';

type Answer = Payload<typeof requestEvents.requestAccepted>;

/** Remembers how long the owner took to answer. Applications that were closed for other reasons do not count. */
async function record({ table }: JobDeps, { ProjectID, OwnerUserID, contributionRequestId }: Answer) {
  const [request, times] = await table.batchGet(
    requests.key(ProjectID, contributionRequestId),
    answerTimes.key(OwnerUserID),
  );
  if (!request?.decidedAt) return [];
  const took = (Date.parse(request.decidedAt) - Date.parse(request.createdAt)) / hour;
  return [addAnswerTime(OwnerUserID, times, Math.max(0, took))];
}

export const answerTimeHandlers = [
  handlersOf(requestEvents.requestAccepted, {
    recordAnswerTime: ({ payload }, deps) => record(deps, payload),
  }),
  handlersOf(requestEvents.requestDenied, {
    recordAnswerTime: ({ payload }, deps) => (payload.because ? Promise.resolve([]) : record(deps, payload)),
  }),
];
