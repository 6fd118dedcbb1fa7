import type { World } from '#functions/testing/world.ts';
import type { Body } from '#shared/contract.ts';
import type { analytics } from '#shared/contracts/analytics.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { AnalyticsRange } from '#shared/visits.ts';
import { getProjectAnalytics } from '../getProjectAnalytics.ts';
import { recordVisit } from '../recordVisit.ts';

/** Browsers by the device that they run on. */
export const browsers = {
  computer: 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const;

interface Visit extends Partial<Body<typeof analytics.recordVisit>> {
  to: ProjectID;
  from?: string;
  country?: string;
  language?: string;
  headers?: Record<string, string>;
}

/** The actions of visitors, and what the owner sees of them. */
export function visitingIn(world: World) {
  return {
    visit: ({
      to,
      from = '192.0.2.1',
      country = 'GB',
      language = 'en',
      headers = {},
      source = 'direct',
      parts = [],
      roles = [],
      ref,
    }: Visit) => {
      const sent = { 'user-agent': browsers.computer, 'cloudfront-viewer-country': country, ...headers };
      const body = { source, parts, roles, ...(ref && { ref }), language_code: language };
      return world.callWith(recordVisit, { ProjectID: to, headers: sent, body }, { sourceIp: from });
    },

    async analyticsOf(ProjectID: ProjectID, as: UserID, days: AnalyticsRange = '30') {
      const { data, code } = await world.call(getProjectAnalytics, { ProjectID, query: { days } }, { as });
      if (!data) throw new Error(`Analytics refused: ${code}`);
      return data;
    },
  };
}
