const header = 'cloudfront-viewer-country';

/**
 * Headers of a request with the visitor's country as CloudFront adds it: only on visits, and never as the client sends it.
 * In the local environment it is the country of the browser's first language with a region.
 */
export function withViewerCountry(
  headers: Readonly<Record<string, string>>,
  endpoint: string,
): Record<string, string> {
  const { [header]: _sent, ...others } = headers;
  const [, country] = /\b[a-z]{2,3}-([A-Z]{2})\b/.exec(headers['accept-language'] ?? '') ?? [];
  return endpoint === 'recordVisit' && country ? { ...others, [header]: country } : others;
}
