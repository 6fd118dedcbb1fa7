import { answer } from '#functions/platform/answer.ts';
import { operation } from '#functions/platform/operation.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { paths } from '#shared/paths.ts';

/** Redirects a reader whose email program opens the link instead of posting to it. The page checks the token. */
export const openUnsubscribe = operation(contracts.openUnsubscribe, {
  run: ({ query: { token }, request: { language: lang } }) =>
    answer(undefined, { location: siteUrl() + paths.unsubscribe({ lang, query: { token } }) }),
});
