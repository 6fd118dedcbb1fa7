import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentTemplates } from '#web/documentTemplate.ts';

/** Folder of the renderer within the built site. It is deployed with the function that renders pages, not with the site. */
export const RENDERER = '.renderer';

/** Moves the server bundle into the built site, together with the templates of the documents that it renders. */
export function placeRenderer(bundle: string, site: string, templates: DocumentTemplates): void {
  const folder = join(site, RENDERER);
  renameSync(bundle, folder);
  writeFileSync(join(folder, 'templates.json'), JSON.stringify(templates));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}
