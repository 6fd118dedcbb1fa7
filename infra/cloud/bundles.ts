import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { hostingFile, rendererFolder } from '#infra/cloud/web/hosting.ts';

/** Sources of the functions and the built site; tests replace them. */
export interface Bundles {
  /** Code of an endpoint (by its domain and id), a job or the function of the pages. */
  code(domain: string, name: string): Code;
  /** The same code with sharp for Lambda's processor; undefined if sharp is not installed. */
  codeWithSharp(domain: string, name: string): Code | undefined;
  /** The same code with the renderer of the built site; without it if the site has not been built. */
  codeWithRenderer(domain: string, name: string): Code;
  /** Folder of the built site; undefined if it has not been built. */
  site: string | undefined;
}

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
/** Folder into which `infra/cloud/media/installSharp.ts` installs sharp for Lambda. */
export const sharpFolder = join(dist, 'sharp-linux-arm64');

/** Builds the functions with esbuild, and uses the last build of the site. */
export function builtBundles(): Bundles {
  execFileSync(process.execPath, [join(root, 'functions/build.ts')], { cwd: root, stdio: ['ignore', 2, 2] });
  return lastBundles();
}

/** The functions and the site as they were built last. */
export function lastBundles(): Bundles {
  const folder = (domain: string, name: string) => {
    const path = join(dist, 'functions', domain, name);
    if (!existsSync(path))
      throw new Error(`dist/functions/${domain}/${name} is missing: its endpoint or job has no code.`);
    return path;
  };

  const site = existsSync(join(dist, 'web', hostingFile)) ? join(dist, 'web') : undefined;
  /** The code of a function together with another folder. */
  const together = (kind: string, [domain, name]: [string, string], from: string, to: string) => {
    const whole = join(dist, kind, domain, name);
    rmSync(whole, { recursive: true, force: true });
    cpSync(folder(domain, name), whole, { recursive: true });
    cpSync(from, join(whole, to), { recursive: true });
    return Code.fromAsset(whole);
  };

  return {
    code: (domain, name) => Code.fromAsset(folder(domain, name)),
    codeWithSharp: (domain, name) => {
      if (!existsSync(join(sharpFolder, 'node_modules/sharp'))) return undefined;
      const modules = join(sharpFolder, 'node_modules');
      return together('functions-with-sharp', [domain, name], modules, 'node_modules');
    },
    codeWithRenderer: (domain, name) =>
      site
        ? together('functions-with-renderer', [domain, name], join(site, rendererFolder), 'renderer')
        : Code.fromAsset(folder(domain, name)),
    site,
  };
}
