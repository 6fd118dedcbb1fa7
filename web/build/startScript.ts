import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one inline script: short, the same on every page, allowed by its hash. */
const SCRIPT = readFileSync(new URL('./start.js', import.meta.url), 'utf8')
  .replace(/^\/\/.*$/gm, '')
  .replace(/\n\s*/g, '')
  .trim();

export const startScript = (): string => `<script>${SCRIPT}</script>`;

export const startScriptHash = (): string => `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
