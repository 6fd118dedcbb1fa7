import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { Announced } from './Announced.tsx';
import { LoadError } from './LoadError.tsx';
import { LoadMore } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Loading state and items of a list, as returned by `useList`. */
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
  /** Title of the alert shown if the list cannot be loaded; a general text by default. */
  failed?: string | undefined;
  /** Shapes of the expected content; three lines by default. */
  skeleton?: ReactNode;
  /** Content for a list without items; without it, `children` is rendered. */
  empty?: ReactNode;
  /** Label of the button that loads the next page. */
  moreLabel?: string | undefined;
  /** Whether `children` places the button, a `ListMore`, itself; by default it is below them. */
  moreInside?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in its states: loading, not loaded with a button that tries again, empty, and ready with a button for more. */
export function ListView<Item>({
  list,
  failed,
  skeleton,
  empty,
  moreLabel,
  moreInside = false,
  children,
}: ListViewProps<Item>) {
  const { items, error, mutate } = list;
  if (!items && error) return <LoadError title={failed} error={error} onAgain={() => void mutate()} />;
  if (!items) return <Skeleton>{skeleton}</Skeleton>;
  return (
    <>
      {items.length === 0 && empty !== undefined ? empty : children(items)}
      {!moreInside && <ListMore list={list} label={moreLabel} />}
    </>
  );
}

interface ListMoreProps {
  list: Omit<ListState<unknown>, 'mutate'>;
  label?: string | undefined;
}

/**
 * The button that loads the next page of a list, if there is one. How many items the page brought is announced; the announcement
 * takes the focus of the button if that was the last page.
 */
export function ListMore({ list, label }: ListMoreProps) {
  const { t } = useTranslation('common');
  const { items = [], hasMore = false, isLoadingMore = false, more } = list;
  const [before, setBefore] = useState<number>();
  const added = before === undefined || isLoadingMore ? 0 : items.length - before;
  const announcement = useRef<HTMLParagraphElement>(null);
  const isEnd = added > 0 && !hasMore;
  useEffect(() => {
    if (isEnd && document.activeElement === document.body)
      announcement.current?.focus({ preventScroll: true });
  }, [isEnd]);

  if (!more || (!hasMore && before === undefined)) return null;
  return (
    <>
      {hasMore && (
        <LoadMore
          onMore={() => {
            setBefore(items.length);
            more();
          }}
          busy={isLoadingMore}
          label={label}
        />
      )}
      <Announced tabIndex={-1} ref={announcement}>
        {added > 0 ? t('pages.added', { count: added }) : ''}
      </Announced>
    </>
  );
}
