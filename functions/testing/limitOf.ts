import { declaredLimits, type NamedLimit } from '#functions/platform/limits.ts';

/** The limit of this name, whose declaration must have been imported. */
export function limitOf(name: string): NamedLimit {
  const limit = declaredLimits().get(name);
  if (!limit) throw new Error(`No limit ${name} has been declared`);
  return limit;
}
