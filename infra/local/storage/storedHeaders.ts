const kept = ['cache-control', 'content-disposition', 'content-language', 'expires'];

/** Headers of an upload that are stored with the object and returned with it. */
export function storedHeaders(given: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };

  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || value === '') continue;
    if (name === 'content-type' || kept.includes(name) || name.startsWith('x-amz-meta-'))
      headers[name] = value;
    if (name === 'content-encoding') {
      const encodings = value.split(',').map(encoding => encoding.trim());
      const own = encodings.filter(encoding => encoding !== 'aws-chunked').join(',');
      if (own !== '') headers[name] = own;
    }
  }

  return headers;
}
