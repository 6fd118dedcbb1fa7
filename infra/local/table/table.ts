import { type Engine, startEngine } from './engine.ts';
import type { TableFront } from './tableFront.ts';
import { startTableProxy } from './tableProxy.ts';

/** A running local DynamoDB endpoint. */
export interface TableServer {
  url: string;
  /** Proxy between the endpoint and the emulator. */
  front: TableFront;
  close(): Promise<void>;
}

export interface TableServerOptions {
  /** Folder of the data. Without it the data is kept in a temporary folder. */
  dataDir?: string;
  /** 0 or absent: a free port. */
  port?: number;
  /** Address of an emulator that is already running (AWS_ENDPOINT_URL_DYNAMODB). None is started or stopped then. */
  endpoint?: string | undefined;
}

/** Starts a local DynamoDB: an emulator, behind a proxy that adds conflicts between overlapping transactions. */
export async function startTable({ dataDir, port, endpoint }: TableServerOptions = {}): Promise<TableServer> {
  const engine: Pick<Engine, 'url' | 'close'> = endpoint
    ? { url: endpoint, close: () => Promise.resolve() }
    : await startEngine({ dataDir });
  try {
    const proxy = await startTableProxy(engine.url, port);
    return {
      url: proxy.url,
      front: proxy.front,
      async close() {
        await proxy.close();
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw isPortTaken(error) ? new Error(`Port ${port} is taken: choose another one for the table.`) : error;
  }
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
