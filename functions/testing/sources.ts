import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Source files of the repository: paths from its root, separated by `/`. */
export const sources = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', { cwd: root }).map(file =>
  file.split(sep).join('/'),
);

/** Domain folder without contracts: its functions are invoked by schedules, the stream and uploads. */
export const jobsFolder = 'jobs';
/** Renders pages; called by the CDN, not through the API. */
export const pagesFolder = 'pages';

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');
