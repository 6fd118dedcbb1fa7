import { join } from 'node:path';
import * as z from 'zod';
import { readJson, savedJson } from '#infra/local/wire/atomicFile.ts';

const route = /^\/v2\/email\/suppression\/addresses\/([^/?]+)$/;

/** Addresses to which SES delivers nothing any more, because an email to them has bounced. */
export async function openSuppressionList(dataDir: string | undefined) {
  const path = dataDir && join(dataDir, 'suppressed.json');
  const addresses = new Set(z.array(z.string()).parse((path && (await readJson(path))) ?? []));
  const file = path ? savedJson(path, () => [...addresses]) : undefined;

  return {
    has: (address: string) => addresses.has(address.toLowerCase()),
    async add(address: string): Promise<void> {
      addresses.add(address.toLowerCase());
      await file?.save();
    },
    async remove(address: string): Promise<boolean> {
      const wasListed = addresses.delete(address.toLowerCase());
      await file?.save();
      return wasListed;
    },
    close: async () => await file?.save(),
  };
}

/** The address in the URL of DeleteSuppressedDestination (version 2019-09-27). */
export function suppressedAddress(method: string | undefined, url: string | undefined): string | undefined {
  const [, address] = (method === 'DELETE' && route.exec(url ?? '')) || [];
  return address === undefined ? undefined : decodeURIComponent(address);
}
