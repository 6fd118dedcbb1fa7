import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { languages } from '#shared/settings.ts';

const Path = z.string().check(z.startsWith('/'));

const Hosting = z.object({
  /** Which file answers which address: `:name` is any one segment, `:name?` may be missing. First match wins. */
  rules: z.array(z.object({ pattern: Path, file: Path })),
  /** For addresses that no rule knows, by language. */
  notFound: z.record(z.enum(languages), Path),
  contentSecurityPolicy: z.string(),
});

/** What the web build says of how its pages are to be served. */
export type Hosting = z.output<typeof Hosting>;

/** Where the web build says how its pages are to be served. */
export const hostingFile = 'hosting.json';

/** How the built site in a folder is to be served. */
export const readHosting = (site: string): Hosting =>
  Hosting.parse(JSON.parse(readFileSync(join(site, hostingFile), 'utf8')));
