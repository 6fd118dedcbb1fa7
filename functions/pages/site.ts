import { readFile } from 'node:fs/promises';
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
 * Loads the renderer from the folder that the site's build left it in. Loading begins at once, so that it happens while the
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

async function load(folder: string): Promise<SiteRenderer> {
  const [templates, build] = await Promise.all([
    readFile(join(folder, 'templates.json'), 'utf8'),
    import(pathToFileURL(join(folder, 'entry-server.js')).href) as Promise<Build>, // written by web/build
  ]);
  return build.makeRenderer(JSON.parse(templates));
}
