import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { PageConfig } from '#shared/entities/pageConfig.ts';
import type { UserID } from '#shared/ids.ts';

/** Configurations of pages, one item per user and page. */
export const pageConfigs = entity({
  name: 'pageConfig',
  schema: PageConfig,
  key: (user: UserID, pageName: string) => ({ pk: `user#${user}`, sk: `pageConfig#${pageName}` }),
});

/** All configurations of a user. */
export const pageConfigsOf = (user: UserID) => ({ pk: `user#${user}`, beginsWith: 'pageConfig#' }) as const;

/** The configuration of a page that its user has never changed. */
export const emptyPageConfig = (pageName: string): PageConfig => ({ pageName, data: {}, version: 0 });

/** Replaces the configuration that was read. Refused if it has been replaced since. */
export function replacePageConfig(user: UserID, read: PageConfig | undefined, next: PageConfig) {
  const key = pageConfigs.key(user, next.pageName);
  const step = read ? Step.put(key, next).when('version', '=', read.version) : Step.create(key, next);
  return step.otherwise('PAGE_CONFIG_CHANGED');
}
