import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A site whose pages are replaced by finished files; everything else comes from the site itself. */
export interface StaticSite {
  origin: string;
  /** Whole pages, by their path. */
  files: Map<string, string>;
  close: () => void;
}

/** Serves finished pages beside the site that they were made from. */
export async function serveStatic(site: string): Promise<StaticSite> {
  const files = new Map<string, string>();
  const server = createServer((asked, answer) => {
    const file = files.get(asked.url ?? '');
    if (file !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      answer.end(brotliCompressSync(file));
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', site), { method, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://localhost:${port}`, files, close: () => void server.close() };
}
