import refresh from 'lucide-static/icons/refresh-cw.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/foldText.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Folder } from './useMessageView.ts';

export interface ListState {
  error: ApiError | undefined;
  isLoadingMore: boolean;
  hasMore: boolean;
  more: () => void;
  mutate: () => unknown;
}

export interface MessageListProps<Item> {
  folder: Folder;
  items: readonly Item[] | undefined;
  list: ListState;
  /** Text that the search compares. */
  searchTextOf: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
  /** An alert above the list. */
  notice?: ReactNode;
}

/** A folder: its items with a search among those that are loaded; arrow keys move between them. */
export function MessageList<Item>({
  folder,
  items,
  list,
  searchTextOf,
  renderRow,
  notice,
}: MessageListProps<Item>) {
  const { t } = useTranslation('messages');
  const [searched, setSearched] = useState('');
  const [isChecking, setChecking] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const wanted = foldText(searched.trim());
  const shown = items?.filter(item => foldText(searchTextOf(item)).includes(wanted));

  async function check() {
    setChecking(true);
    await list.mutate();
    setChecking(false);
  }

  return (
    <section className="mlist" aria-label={t(`folders.${folder}`)}>
      <header>
        <h2 className="h4">{t(`folders.${folder}`)}</h2>
        <IconButton
          size="s"
          icon={refresh}
          label={t('list.refresh')}
          aria-busy={isChecking || undefined}
          onClick={() => void check()}
        />
      </header>
      <TextField
        className="msearch"
        size="s"
        type="search"
        icon={search}
        label={<span className="sr">{t('list.search')}</span>}
        placeholder={t('list.search')}
        value={searched}
        onChange={({ target }) => setSearched(target.value)}
      />
      {notice}
      {!items && !list.error && <ListSkeleton />}
      {!items && list.error && (
        <div className="mnote">
          <LoadError title={t('list.failed')} error={list.error} onAgain={() => void list.mutate()} />
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState seed={`messages:${folder}`} headingLevel={2} title={t(`empty.${folder}.title`)}>
          {t(`empty.${folder}.text`)}
        </EmptyState>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
      <ul ref={rows} onKeyDown={(event: KeyboardEvent) => moveFocus(event, rows.current)}>
        {shown?.map(renderRow)}
      </ul>
      {items && items.length > 0 && (
        <div className="mfoot">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
          <p className="fine muted" role="status">
            {wanted === ''
              ? t('list.showing', { count: items.length })
              : t('list.found', { count: shown?.length ?? 0 })}
            {wanted !== '' && list.hasMore && ` ${t('list.searchedLoaded')}`}
          </p>
          {list.hasMore && <LoadMore onMore={list.more} busy={list.isLoadingMore} label={t('list.older')} />}
        </div>
      )}
    </section>
  );
}

const ListSkeleton = () => (
  <Skeleton>
    <div className="mskel">
      {[1, 2, 3, 4].map(place => (
        <span key={place} className="skel skel--line" />
      ))}
    </div>
  </Skeleton>
);
