import type { StoredUser } from '#functions/authors/author.store.ts';
import { cacheTags } from '#functions/platform/cacheTags.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { Projection } from '#functions/platform/projection.ts';

/**
 * Makes the CDN forget the pages and answers that show a person who is banned, or has deleted their account. Other changes follow
 * when copies expire: each request to forget something is paid for. A CDN that does not answer must not hold up what else follows.
 */
export const forgetPerson: Projection<StoredUser> = async ({ id, before, after }, { cdn, log }) => {
  if (before?.status !== 'active' || after?.status === 'active') return;
  const tag = cacheTags.person(before.UserID);
  await cdn.forget([tag], id).catch((error: unknown) => {
    log.error('pages.invalidation_failed', { tag, ...errorFields(error) });
  });
};
