import { pageStatusHeader } from '#shared/pageState.ts';

/** `/media/img-users/…` is the object `img-users/…`. */
export const stripMediaPrefix = `function handler(event) {
  const request = event.request;
  request.uri = request.uri.slice('/media'.length);
  return request;
}`;

/** Adds the viewer's IP address to API requests, replacing any value sent by the client. */
export const addViewerAddress = `function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

/**
 * The file that says that nothing is here has the status that says so too, and a page of maintenance that of its header:
 * in place of a response with such a status CloudFront would take the file of the bucket.
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
