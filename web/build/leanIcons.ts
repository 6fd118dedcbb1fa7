import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = /lucide-static\/icons\/[\w-]+\.svg\?raw$/;

/** Strips Lucide files of parts that Icon does not need: the licence (served separately), root attributes and line breaks. */
export const leanIcons = (): Plugin => ({
  name: 'cairn:lean-icons',
  enforce: 'pre',
  load(id) {
    if (!ICON.test(id)) return undefined;
    const svg = readFileSync(id.replace('?raw', ''), 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<svg[^>]*>/, '<svg>')
      .replace(/\s*\n\s*/g, '');
    return `export default ${JSON.stringify(svg)};`;
  },
});
