import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentSecurityPolicy } from '#infra/headers.ts';
import { siteFolder } from '../build/builtSite.ts';
import type { Hosting } from '../build/prerender.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

export interface BuiltSite {
  origin: string;
  close: () => Promise<void>;
}

/** Answers a request that is none for a file of the site, and returns whether it was one. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Files of the site that have been sent, by path: read once, because tests load the same ones again and again. */
const sent = new Map<string, Buffer>();

/**
 * Serves the built pages according to the hosting rules, with the content security policy of the site and with its caching:
 * assets for good, pages never. Requests that `answer` handles are not looked up. The server does not keep the process alive.
 */
export async function serveBuilt(answer: Answer = () => false): Promise<BuiltSite> {
  const hosting: Hosting = JSON.parse(readFileSync(join(siteFolder, 'hosting.json'), 'utf8'));
  const policy = contentSecurityPolicy({
    pages: hosting.contentSecurityPolicy,
    uploads: "'self'",
    tls: 'never',
  });
  const server = createServer((request, response) => {
    if (answer(request, response)) return;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { file, status } = find(hosting, path);
    response.writeHead(status, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(contentOf(file));
  });
  server.unref();
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: originOf(server), close: () => new Promise(resolve => server.close(() => resolve())) };
}

function contentOf(file: string): Buffer {
  const content = sent.get(file) ?? readFileSync(join(siteFolder, file));
  sent.set(file, content);
  return content;
}

function find({ rules, notFound }: Hosting, path: string): { file: string; status: number } {
  const file = join(siteFolder, path);
  if (!path.includes('..') && existsSync(file) && statSync(file).isFile()) return { file: path, status: 200 };
  const rule = rules.find(({ pattern }) => matches(pattern, path));
  if (rule) return { file: rule.file, status: 200 };
  return { file: notFound[path.split('/')[1] ?? ''] ?? notFound['en'] ?? '/index.html', status: 404 };
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.replace(/(?<=.)\/$/, '').split('/');
  const minLength = expected.filter(segment => !segment.endsWith('?')).length;
  return (
    actual.length >= minLength &&
    actual.length <= expected.length &&
    actual.every((segment, index) => expected[index]?.startsWith(':') || expected[index] === segment)
  );
}

function originOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
