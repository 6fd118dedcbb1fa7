import { request } from 'node:http';

/** Sends a GET with its path and headers unchanged, which `fetch` would normalise. For tests. */
export function plainGet({ port }: { port: number }, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers }, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject).end();
    },
  );
}
