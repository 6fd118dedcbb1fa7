import type { EndpointID } from '#shared/contracts/index.ts';
import { callsWithSource, type VisitSource, visitSources } from '#shared/visits.ts';
import { readItem, storeItem } from './storage.ts';

const placeOf = (project: string): string => `cairn.visit.${project}`;

/** Notes how the visitor came to a project, in this tab; visits from the site itself leave an earlier note as it is. */
export function rememberSource(project: string, source: VisitSource): void {
  if (source !== 'site' || !sourceOf(project)) storeItem('session', placeOf(project), source);
}

function sourceOf(project: unknown): VisitSource | undefined {
  const noted = readItem('session', placeOf(String(project)));
  return visitSources.find(source => source === noted);
}

/** Metadata that a call to like, join or support a project carries: how the visitor came to it, if that was noted. */
export function sourceMetadata(id: EndpointID, input: object): { visit_source?: VisitSource } {
  if (!callsWithSource.some(one => one === id)) return {};
  const source = sourceOf(projectIn(input));
  return source ? { visit_source: source } : {};
}

/** The project that a call names, or that an order is for. */
function projectIn(input: { ProjectID?: unknown; body?: { items?: { ProjectID?: unknown }[] } }): unknown {
  return input.ProjectID ?? input.body?.items?.[0]?.ProjectID;
}
