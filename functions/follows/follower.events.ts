import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { News } from './followerNews.store.ts';

export const followerEvents = defineEvents({
  /** A page of followers is to be told; the first one without a cursor. Each page publishes the next. */
  followersToTell: z.object({ news: News, cursor: z.optional(z.string()) }),
});
