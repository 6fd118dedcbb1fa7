import { answer } from '#functions/platform/answer.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import { paths } from '#shared/paths.ts';

/** Redirects a reader whose email program opens the link instead of posting to it. The page checks the token. */
export const openUnsubscribe = ({
  query: { token },
  request: { language: lang },
}: Input<typeof contracts.openUnsubscribe>) =>
  answer(undefined, { location: siteUrl + paths.unsubscribe({ lang, query: { token } }) });
