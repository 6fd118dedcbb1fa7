import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Handles a request; a rejection becomes a plain 500. */
export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A server on localhost. */
export interface Listening {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Starts a server on 127.0.0.1. Port 0 uses any free port; a port that is taken rejects with EADDRINUSE. */
export async function listen(handle: Handle, port = 0): Promise<Listening> {
  const server = createServer((req, res) => {
    // Node's own header ignores a shifted `Date`, and the AWS SDK corrects its clock by this header.
    res.setHeader('date', new Date().toUTCString());
    handle(req, res).catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
      res.end('Internal error');
    });
  });
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0; // a busy client must not reuse a connection at the moment it is closed

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
