import { pageStatusHeader } from '#shared/pageState.ts';
import { partSource } from './videoParts.ts';

/** `/media/img-users/…` is the object `img-users/…`. Of videos, a request is for one part. */
export const mediaKeys = `${partSource}
function handler(event) {
  const request = event.request;
  if (request.method === 'GET' && isVideo(request.uri)) {
    const range = request.headers.range;
    request.headers.range = { value: partOf(range && range.value) };
  }
  request.uri = request.uri.slice('/media'.length);
  return request;
}`;

/**
 * Adds the viewer's IP address to API requests, and the token in the header in which API Gateway looks for it, replacing any
 * value sent by the client.
 */
export const addViewer = (tokenHeader: string): string => `function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  const token = request.headers.authorization;
  if (token) request.headers['${tokenHeader}'] = { value: token.value };
  else delete request.headers['${tokenHeader}'];
  return request;
}`;

/**
 * Sets the status of two responses: 404 for the file of pages that do not exist, and the status in its header for a page of
 * maintenance. Had the origin responded with this status, CloudFront would have replaced the response with a file of the bucket.
 */
export const missingPages = `function handler(event) {
  const response = event.response;
  const status = response.headers && response.headers['${pageStatusHeader}'];
  if (status) {
    response.statusCode = Number(status.value);
    response.statusDescription = 'Service Unavailable';
    delete response.headers['${pageStatusHeader}'];
    return response;
  }
  if (response.statusCode === 200 && /^\\/[a-z]{2}\\/404\\.html$/.test(event.request.uri)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;
