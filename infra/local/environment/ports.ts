import { createServer } from 'node:net';
import { join } from 'node:path';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';

export const parts = ['site', 'identity', 'payments', 'storage', 'mail', 'table', 'queues'] as const;
export type Part = (typeof parts)[number];
export type Ports = Record<Part, number>;

/** Default port of the site. */
export const defaultPort = 4400;

/**
 * A free port for each part: its previous one if possible, so that links in emails and payment pages stay valid. `log`
 * is called for each port that was taken.
 */
export async function claimPorts(
  dataDir: string,
  first: number,
  log: (words: string) => void,
): Promise<Ports> {
  const file = join(dataDir, 'ports.json');
  const before = (await readJson(file)) as Partial<Ports> | undefined; // written by this function only
  const ports: Partial<Ports> = {};
  let next = first;

  for (const part of parts) {
    const wanted = part === 'site' ? first : (before?.[part] ?? next);
    const found = await freePortFrom(wanted, Object.values(ports));
    if (found !== wanted) log(`Port ${wanted} is in use; using ${found} for the ${part}.`);
    ports[part] = found;
    next = found + 1;
  }

  await writeAtomically(file, JSON.stringify(ports));
  return ports as Ports; // the loop assigns all of them
}

async function freePortFrom(port: number, taken: number[]): Promise<number> {
  for (let candidate = port; candidate < 65_536; candidate++) {
    if (!taken.includes(candidate) && (await isFree(candidate))) return candidate;
  }
  throw new Error(`No free port found from ${port} upwards.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
