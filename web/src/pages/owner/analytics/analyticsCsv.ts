import { toCsv } from '#shared/csv.ts';
import type { AnalyticsDetails, VisitCounts } from '#shared/entities/analytics.ts';
import type { Language } from '#shared/settings.ts';

const counts = ['visits', 'visitors', 'likes', 'applications', 'contributions'] as const;
type Row = Partial<VisitCounts> & { visits: number };

/** One table with a row per day, source, link, country and so on, and empty cells for figures that are not counted by it. */
export function analyticsCsv(details: AnalyticsDetails, lang: Language): string {
  const { days, sources, links, countries, languages, devices, parts, roles } = details;
  const rowOf = (by: string, name: string | undefined, row: Row) => [
    by,
    name ?? '',
    ...counts.map(count => row[count] ?? ''),
  ];
  return toCsv(
    [
      ['by', 'name', ...counts],
      ...days.map(row => rowOf('day', row.day, row)),
      ...sources.map(row => rowOf('source', row.source, row)),
      ...links.map(row => rowOf('link', row.ref, row)),
      ...countries.map(row => rowOf('country', row.country, row)),
      ...languages.map(row => rowOf('language', row.language, row)),
      ...devices.map(row => rowOf('device', row.device, row)),
      ...parts.map(row => rowOf('part', row.part, row)),
      ...roles.map(row => rowOf('role', row.role, row)),
    ],
    lang,
  );
}
