import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Proxy of a site that serves static HTML for some pages; all other requests are forwarded. */
export interface StaticSite {
  origin: string;
  /** HTML by path. */
  files: Map<string, string>;
  close: () => void;
}

/** Starts a proxy of `site` without static pages; add them to `files`. */
export async function serveStatic(site: string): Promise<StaticSite> {
  const files = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const file = files.get(incoming.url ?? '');
    if (file !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      outgoing.end(brotliCompressSync(file));
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', site), { method, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server, not a pipe
  return { origin: `http://localhost:${port}`, files, close: () => void server.close() };
}
