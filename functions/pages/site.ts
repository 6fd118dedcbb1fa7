import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment } from '#functions/platform/environment.ts';
import type { SiteRenderer } from '#shared/pageState.ts';

/** The renderer of the deployed site, loaded once. */
export type Site = () => Promise<SiteRenderer>;

interface Build {
  makeRenderer: (templates: unknown) => SiteRenderer;
}

/**
 * Loads the renderer from the folder that the site's build left it in. Loading begins immediately, so that it happens while the
 * function starts; a failed attempt is repeated by the next request.
 */
export function makeSite(): Site {
  const folder = environment('RENDERER_FOLDER');
  let loading: Promise<SiteRenderer> | undefined;
  const site: Site = () => {
    loading ??= load(folder).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  site().catch(() => {}); // reported by the first request
  return site;
}

/** The time of the build is part of the module's address: a site that is built again has another renderer. */
async function load(folder: string): Promise<SiteRenderer> {
  const file = join(folder, 'entry-server.js'); // written by web/build
  const { mtimeMs } = await stat(file);
  const [templates, build] = await Promise.all([
    readFile(join(folder, 'templates.json'), 'utf8'),
    import(`${pathToFileURL(file).href}?built=${mtimeMs}`) as Promise<Build>,
  ]);
  return build.makeRenderer(JSON.parse(templates));
}
