import type { StoredUser } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { cacheTags } from '#functions/platform/cacheTags.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { Projection } from '#functions/platform/projection.ts';

/**
 * Makes the CDN forget the pages and answers that show a person who is banned, has deleted their account, or does not want to
 * be found any more. Other changes follow
 * when copies expire: each request to forget something is paid for. A CDN that does not answer must not hold up what else follows.
 */
export const forgetPerson: Projection<StoredUser> = async ({ id, before, after }, { cdn, log }) => {
  const isGone = before?.status === 'active' && after?.status !== 'active';
  if (!before || !(isGone || (mayBeFound(before) && !mayBeFound(after)))) return;
  const tag = cacheTags.person(before.UserID);
  await cdn.forget([tag], id).catch((error: unknown) => {
    log.error('pages.invalidation_failed', { tag, ...errorFields(error) });
  });
};
