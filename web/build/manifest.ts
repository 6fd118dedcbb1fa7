import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')));

export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** All files that a source file needs at once: itself and what it imports statically. */
export function filesOf(manifest: Manifest, sources: readonly string[]): ChunkFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}`);
    if (scripts.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
