import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let written: string | undefined;

/** The only inline script: short, identical on every page, and allowed by its hash. */
function script(): string {
  written ??= buildSync({
    entryPoints: [fileURLToPath(new URL('../src/start.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    // Lets esbuild drop unused constants of the settings.
    pure: ['Object.keys'],
    write: false,
  }).outputFiles[0]?.text.trim();
  if (!written) throw new Error('The start script is empty.');
  return written;
}

export const startScript = (): string => `<script>${script()}</script>`;

export const startScriptHash = (): string =>
  `sha256-${createHash('sha256').update(script()).digest('base64')}`;
