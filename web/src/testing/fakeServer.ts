import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { serveBuilt } from '#e2e/serveBuilt.ts';
import type { Handle } from '#infra/local/wire/listen.ts';

/** Header with the id of the test page whose answers the server returns. */
const pageHeader = 'x-test-page';

/** An empty page of the site's origin. */
export const blankPath = '/blank';

/** Axe, which looks for faults that keep people out. */
export const axePath = '/axe.js';
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const handles = new Map<string, Handle>();
let originOfWorker: Promise<string> | undefined;

/** Serves the built site, and the fake API of each page, to the browser of this worker. Returns the origin. */
export async function fakeServer(): Promise<string> {
  originOfWorker ??= serveBuilt(answer).then(({ origin }) => origin);
  return await originOfWorker;
}

/** Has the API calls of a page handled, and returns the headers that the page has to send. */
export function handleCallsOf(page: string, handle: Handle): Record<string, string> {
  handles.set(page, handle);
  return { [pageHeader]: page };
}

/** Lets the calls of all pages end without an answer. */
export const forgetPages = (): void => handles.clear();

function answer(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === blankPath) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Blank</title>');
    return true;
  }
  if (pathname === axePath) {
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'cache-control': 'max-age=31536000, immutable',
    });
    response.end(axeSource);
    return true;
  }
  if (!pathname.startsWith('/api/')) return false;

  const handle = handles.get(String(request.headers[pageHeader]));
  if (handle) void handle(request, response);
  else response.writeHead(404).end();
  return true;
}
