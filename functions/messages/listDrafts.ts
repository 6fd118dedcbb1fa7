import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import type { StoredDraft } from './draft.store.ts';
import { toDraft } from './toDraft.ts';

/** Lists the caller's drafts, last changed first. Cost: 2 DynamoDB requests. */
export const listDrafts = ({
  loaded: [page, people],
}: Input<typeof contracts.listDrafts, [Page<StoredDraft>, (typeof authors)[]]>) => ({
  ...page,
  items: page.items.map(draft => toDraft(draft, people)),
});
