import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ORDER = /@layer [\w, ]+;/.exec(
  readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8'),
)?.[0];

/** Declares the order of the cascade layers in every stylesheet, so that it does not depend on which one loads first. */
export function layerOrder(): Plugin {
  if (!ORDER) throw new Error('tokens.css does not declare the order of the layers.');
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
