import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const Manifest = z.object({
  /** Chunk that contains each source file; the keys are paths relative to web/. */
  sources: z.record(z.string(), z.string()),
  /** Static imports and stylesheets of each chunk. */
  chunks: z.record(z.string(), z.object({ imports: z.array(z.string()), styles: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

const PageFiles = z.object({
  name: z.string(),
  access: z.string(),
  namespaces: z.array(z.string()),
  source: z.string(),
});
/** A page of `PAGES`, stored by the build for the budget check. */
export type PageFiles = z.infer<typeof PageFiles>;

const FILE = '.vite/files.json';
const PAGES_FILE = '.vite/pages.json';

export function writePages(folder: string, pages: readonly z.input<typeof PageFiles>[]): void {
  writeFileSync(`${folder}/${PAGES_FILE}`, JSON.stringify(z.array(PageFiles).parse(pages)));
}

export const readPages = (folder: string): PageFiles[] =>
  z.array(PageFiles).parse(JSON.parse(readFileSync(`${folder}/${PAGES_FILE}`, 'utf8')));

/** Entry point in the browser. */
export const ENTRY = 'src/entry-client.tsx';

export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(`${folder}/${FILE}`, 'utf8')));

/** Records which chunk contains which source file; Vite's own manifest omits files that share a chunk. */
export function fileManifest(): Plugin {
  let root = '';
  return {
    name: 'cairn:file-manifest',
    enforce: 'post',
    configResolved: config => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const manifest: Manifest = { sources: {}, chunks: {} };
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) manifest.sources[relative(root, id)] = output.fileName;
        const styles = [...(output.viteMetadata?.importedCss ?? [])];
        manifest.chunks[output.fileName] = { imports: output.imports, styles };
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) });
    },
  };
}

export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** Scripts and stylesheets of source files and their static imports. */
export function filesOf({ sources, chunks }: Manifest, wanted: readonly string[]): ChunkFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    const { imports = [], styles: own = [] } = chunks[file] ?? {};
    for (const imported of imports) visit(imported);
    scripts.add(file);
    for (const style of own) styles.add(style);
  };

  for (const source of wanted) {
    const file = sources[source];
    if (!file) throw new Error(`The build does not contain ${source}`);
    visit(file);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
