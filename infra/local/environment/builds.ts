import { registerHooks } from 'node:module';

let areWhole = false;

/**
 * Loads the parts of a module that is imported for one build (`?built=`) for that build too. Otherwise a part whose name has not
 * changed would be that of the former build, with its own copy of what both share. Call it before such a module is imported.
 */
export function loadBuildsWhole(): void {
  if (areWhole) return;
  areWhole = true;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const build = context.parentURL && URL.parse(context.parentURL)?.searchParams.get('built');
      return build && specifier.startsWith('.') ? { ...found, url: `${found.url}?built=${build}` } : found;
    },
  });
}
