import { readBody } from '#infra/local/wire/body.ts';
import { listen } from '#infra/local/wire/listen.ts';
import { createTableFront, maxBody, type TableFront } from './tableFront.ts';

/** A DynamoDB endpoint in front of an emulator. */
export interface TableProxy {
  url: string;
  front: TableFront;
  close(): Promise<void>;
}

/** Starts an endpoint in front of an emulator, with the conflicts and faults of `createTableFront`. */
export async function startTableProxy(engineUrl: string, port = 0): Promise<TableProxy> {
  const front = createTableFront(engineUrl);
  const server = await listen(async (req, res) => {
    const body = await readBody(req, maxBody);
    const { method, url: path, headers } = req;
    const response = await front.handle({ method, path, headers, body });
    if (response) res.writeHead(response.status, { ...response.headers }).end(response.body);
    else res.destroy();
  }, port);

  return {
    url: server.url,
    front,
    async close() {
      await server.close();
      front.close();
    },
  };
}
