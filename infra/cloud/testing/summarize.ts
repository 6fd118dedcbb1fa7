import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';

/**
 * Text of a stack that shows a reviewer the effect of a change on the cloud: each different resource once, with the paths of
 * all that are like it. Hashes of code and of logical ids are masked, and texts for people are left out.
 */
export function summarize(resources: readonly Resource[]): string {
  const groups = new Map<string, string[]>();
  for (const resource of resources) {
    const text = textOf(resource);
    groups.set(text, [...(groups.get(text) ?? []), shortPath(resource.path)]);
  }
  return [...groups]
    .map(([text, paths]) => [paths.toSorted().join('\n'), indented(text)].join('\n'))
    .toSorted()
    .join('\n\n')
    .concat('\n');
}

/** Path within the stack. */
const shortPath = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\/Resource$/, '');

const indented = (text: string): string => text.replace(/^/gm, '    ');

function textOf({
  type,
  path,
  properties,
  dependsOn,
  deletionPolicy,
  updateReplacePolicy,
}: Resource): string {
  const body = {
    ...properties,
    ...(deletionPolicy && { deletionPolicy }),
    ...(updateReplacePolicy && { updateReplacePolicy }),
    ...(dependsOn.length > 0 && { dependsOn }),
  };
  const lines = Object.entries(body)
    .filter(([name]) => !['Description', 'Tags'].includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return masked([type, ...lines].join('\n'), path);
}

/** Text without hashes that change with each build, and with `*` in place of the construct's own name. */
function masked(text: string, path: string): string {
  const names = path.split('/').filter(name => /^[a-z]/.test(name) && text.includes(name));
  const own = names.findLast(name => !name.includes('-'));
  const general = text
    .replace(/\b[0-9a-f]{64}\b/g, '#')
    .replace(/(?<=[a-z])[0-9A-F]{8}(?=[^0-9A-Za-z]|[0-9a-f]{32}|$|[A-Z][a-z])/g, '')
    .replace(/(?<=[A-Za-z])[0-9a-f]{32}\b/g, '');
  return own ? general.replaceAll(own, '*') : general;
}
