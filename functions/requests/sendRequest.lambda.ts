import { lambda } from '#functions/platform/lambda.ts';
import { requests } from '#shared/contracts/requests.ts';
import { sendRefs, sendRequest } from './sendRequest.ts';

export const handler = lambda(requests.sendRequest, {
  beside: ({ ProjectID, body, by }) => sendRefs(ProjectID, body.typeId, by),
  run: ({ ProjectID, body, caller }, deps) =>
    sendRequest(deps, { ProjectID, ProspectID: body.typeId, note: body.note, by: caller }),
});
