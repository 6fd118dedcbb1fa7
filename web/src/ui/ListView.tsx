import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/apiError.ts';
import { LoadError } from './LoadError.tsx';
import { LoadMore } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What is shown of a list: the result of `useList`. */
export interface ListState<Item> {
  /** Undefined until the first page has been loaded. */
  items: readonly Item[] | undefined;
  error?: ApiError | undefined;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  more?: () => void;
  mutate: () => unknown;
}

export interface ListViewProps<Item> {
  list: ListState<Item>;
  /** What could not be loaded; a general text by default. */
  failed?: string | undefined;
  /** Shapes of the expected content; three lines by default. */
  skeleton?: ReactNode;
  /** What is shown of a list without items; without it, `children` is. */
  empty?: ReactNode;
  /** Label of the button that loads the next page. */
  moreLabel?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in its states: loading, not loaded with a button that tries again, empty, and ready with a button for more. */
export function ListView<Item>({
  list: { items, error, hasMore = false, isLoadingMore = false, more, mutate },
  failed,
  skeleton,
  empty,
  moreLabel,
  children,
}: ListViewProps<Item>) {
  if (!items && error) return <LoadError title={failed} error={error} onAgain={() => void mutate()} />;
  if (!items) return <Skeleton>{skeleton}</Skeleton>;
  return (
    <>
      {items.length === 0 && empty !== undefined ? empty : children(items)}
      {hasMore && more && <LoadMore onMore={more} busy={isLoadingMore} label={moreLabel} />}
    </>
  );
}
