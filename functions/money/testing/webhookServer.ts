import { createServer } from 'node:http';

/** Receives a webhook's body and signature and returns the HTTP status to respond with. */
type Deliver = (rawBody: string, signature: string) => Promise<{ status: number }>;

/** A local server that hands the provider's webhooks to a handler. */
export async function startWebhookServer(
  deliver: Deliver,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      void deliver(Buffer.concat(chunks).toString('utf8'), signature).then(({ status }) =>
        response.writeHead(status).end(),
      );
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();

  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
