import { createReadStream, existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Hosting } from '#infra/cloud/web/hosting.ts';
import { pageStatusHeader } from '#shared/pageState.ts';
import { fallbackLanguage, languages } from '#shared/settings.ts';
import { makePageRouter } from './pages.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const compressible = /^(text\/|application\/(json|xml|manifest))|image\/svg/;
const compress = promisify(brotliCompress);

interface Found {
  path: string;
  stats: Stats;
}

/** Renders a page for the query that the router made; `ifNoneMatch` is the tag of the visitor's copy. */
export type RenderPage = (
  query: Record<string, string>,
  ifNoneMatch: string | undefined,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Serves a built site as CloudFront does: pages by path, files by name, with compression, caching and ranges. Pages that a
 * function renders fall back to their file if it fails; unlike CloudFront, nothing rendered is kept.
 */
export function makeSite(folder: string, hosting: Hosting, renderPage?: RenderPage) {
  const route = makePageRouter(hosting);
  const notFoundPages = new Set(Object.values(hosting.notFound));
  const squeezed = new Map<string, Buffer>();

  const brotli = async ({ path, stats }: Found): Promise<Buffer> => {
    const key = `${path} ${stats.mtimeMs}`;
    const done = squeezed.get(key);
    if (done) return done;
    const bytes = existsSync(`${path}.br`)
      ? readFileSync(`${path}.br`)
      : await compress(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    squeezed.set(key, bytes);
    return bytes;
  };

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    found: Found,
    status: number,
  ): Promise<void> => {
    const { path, stats } = found;
    const type = types[extname(path)] ?? 'application/octet-stream';
    const etag = `"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`;
    const headers = {
      'content-type': type,
      etag,
      'cache-control': cachingOf(path),
      'last-modified': stats.mtime.toUTCString(),
    };
    const head = request.method === 'HEAD';

    if (status === 200 && request.headers['if-none-match'] === etag)
      return void response.writeHead(304, headers).end();

    if (compressible.test(type)) {
      const vary = { ...headers, vary: 'accept-encoding' };
      if (/\bbr\b/.test(String(request.headers['accept-encoding']))) {
        const bytes = await brotli(found);
        response.writeHead(status, { ...vary, 'content-encoding': 'br', 'content-length': bytes.length });
        return void response.end(head ? undefined : bytes);
      }
      response.writeHead(status, { ...vary, 'content-length': stats.size });
      return void (head ? response.end() : createReadStream(path).pipe(response));
    }

    const range = status === 200 ? rangeOf(request.headers.range, stats.size) : undefined;
    if (range === 'unsatisfiable')
      return void response.writeHead(416, { 'content-range': `bytes */${stats.size}` }).end();
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    response.writeHead(range ? 206 : status, {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${stats.size}` }),
    });
    if (head || stats.size === 0) response.end();
    else createReadStream(path, { start, end }).pipe(response);
  };

  /** Sends the function's response. Returns false if rendering failed. */
  const sendRendered = async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: APIGatewayProxyStructuredResultV2,
  ): Promise<boolean> => {
    const { statusCode = 200, headers: given = {}, body = '' } = answer;
    if (statusCode >= 500 || statusCode === 429) return false;

    const { 'cache-tag': _, [pageStatusHeader]: status = statusCode, ...sent } = given;
    const headers = { ...sent, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    const isBrotli = body !== '' && /\bbr\b/.test(String(request.headers['accept-encoding']));
    const bytes = isBrotli
      ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : Buffer.from(body);
    response.writeHead(Number(status), {
      ...headers,
      ...(isBrotli && { 'content-encoding': 'br' }),
      ...(body !== '' && { 'content-length': bytes.length }),
    });
    response.end(request.method === 'HEAD' || body === '' ? undefined : bytes);
    return true;
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();

    const way = route(url);
    if ('location' in way)
      return void response
        .writeHead(way.status, { location: way.location, 'cache-control': 'no-store' })
        .end();

    if (way.render && renderPage) {
      const answer = await renderPage(way.render, request.headers['if-none-match']);
      if (await sendRendered(request, response, answer)) return;
    }
    const found = findFile(folder, way.file);
    if (found) return await send(request, response, found, notFoundPages.has(way.file) ? 404 : 200);

    const language = languages.find(one => url.pathname.startsWith(`/${one}/`)) ?? fallbackLanguage;
    const notFound = findFile(folder, hosting.notFound[language]);
    if (notFound) return await send(request, response, notFound, 404);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  };
}

/** Resolves a file within the folder; never outside of it. */
function findFile(folder: string, uri: string): Found | undefined {
  let name: string;
  try {
    name = decodeURIComponent(uri);
  } catch {
    return undefined;
  }
  const path = normalize(join(folder, name));
  if (name.includes('\0') || !path.startsWith(normalize(folder) + sep)) return undefined;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? { path, stats } : undefined;
}

/** Files with a hash in `assets/` never change; all others are revalidated. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';

function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
