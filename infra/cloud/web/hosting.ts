import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { languages } from '#shared/settings.ts';

const Path = z.string().check(z.startsWith('/'));

const Hosting = z.object({
  /** Files by path pattern: `:name` is any single segment, and `:name?` may be missing. The first match wins. */
  rules: z.array(
    z.object({
      pattern: Path,
      file: Path,
      /** Rendered with its data by a function; the file takes over if that fails. */
      server: z.optional(z.literal(true)),
    }),
  ),
  /** Pages for unknown paths, by language. */
  notFound: z.record(z.enum(languages), Path),
  contentSecurityPolicy: z.string(),
  /** Origin that canonical links and the sitemap name; sites that were built before it was noted have none. */
  origin: z.optional(z.url()),
});

/** Hosting rules from the web build. */
export type Hosting = z.output<typeof Hosting>;

/** File in which the web build stores its hosting rules. */
export const hostingFile = 'hosting.json';

/** Folder of a built site with the renderer of its pages, which browsers must not fetch. */
export const rendererFolder = '.renderer';

/** Reads the hosting rules of a built site. */
export const readHosting = (site: string): Hosting =>
  Hosting.parse(JSON.parse(readFileSync(join(site, hostingFile), 'utf8')));
