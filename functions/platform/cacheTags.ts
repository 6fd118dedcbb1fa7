/** Tags of pages and answers that show a project or a person: by them the CDN is told to forget these. */
export const cacheTags = {
  project: (ProjectID: string): string => `project-${ProjectID}`,
  person: (UserID: string): string => `person-${UserID}`,
} as const;

/** CloudFront's limit for one page or answer. */
export const maxCacheTags = 50;

/** Cache tags of response data: first those of projects, which must not be shown once they are not public. */
export function cacheTagsOf(data: unknown): string[] {
  const tags = new Set(tagsIn(data));
  const isOfProject = (tag: string) => tag.startsWith(cacheTags.project(''));
  return [...[...tags].filter(isOfProject), ...[...tags].filter(tag => !isOfProject(tag))];
}

/** Whether the CDN can be told to forget everything among the data that may cease to be public. */
export const isForgettable = (tags: readonly string[]): boolean =>
  tags.filter(tag => tag.startsWith(cacheTags.project(''))).length <= maxCacheTags;

function* tagsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'ProjectID') yield cacheTags.project(String(part));
    else if (name === 'UserID') yield cacheTags.person(String(part));
    else yield* tagsIn(part);
  }
}
