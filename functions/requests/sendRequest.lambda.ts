import { requests } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { sendRequest } from './sendRequest.ts';

export const handler = lambda(requests.sendRequest, ({ ProjectID, body, caller }, outside) =>
  sendRequest(outside, { ProjectID, ProspectID: body.typeId, note: body.note, by: caller }),
);
