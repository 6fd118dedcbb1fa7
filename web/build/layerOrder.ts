import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ORDER = /@layer [\w, ]+;/.exec(
  readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8'),
)?.[0];

/** Says the order of the layers at the head of each stylesheet: whichever arrives first, it is the same. */
export function layerOrder(): Plugin {
  if (!ORDER) throw new Error('tokens.css does not say the order of the layers.');
  return {
    name: 'cairn:layer-order',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = ORDER + Buffer.from(file.source).toString();
      },
    },
  };
}
