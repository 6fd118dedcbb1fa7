import type { Plugin } from 'vite';
import { contracts } from '#shared/contracts/index.ts';

const name = 'virtual:endpoints';

/** Gives the browser the method and path of each endpoint without the schemas, which types alone need there. */
export function endpoints(): Plugin {
  const table = contracts.map(({ id, method, path, terms }) => [
    id,
    { method, path, essential: terms.essential ?? method !== 'GET' },
  ]);

  return {
    name: 'cairn:endpoints',
    resolveId: source => (source === name ? `\0${name}` : undefined),
    load: id =>
      id === `\0${name}` ? `export default ${JSON.stringify(Object.fromEntries(table))};` : undefined,
  };
}
