import { buildFunctions, bundleFiles, bundlesFolder } from '#functions/build.ts';
import { ensureFresh, fingerprint, type Output, stamp } from './freshOutput.ts';

const bundles: Output = {
  folder: bundlesFolder,
  sources: ['functions/**/*', 'shared/**/*', 'package-lock.json'],
};

/** Builds the functions if their sources have changed since the last build. Returns the bundles' files. */
export async function builtFunctions(): Promise<string[]> {
  await ensureFresh(bundles, async () => {
    const sources = fingerprint(bundles);
    await buildFunctions();
    stamp(bundlesFolder, sources);
  });
  return bundleFiles();
}

if (import.meta.main) await builtFunctions();
