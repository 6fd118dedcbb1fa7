import refresh from 'lucide-static/icons/refresh-cw.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/foldText.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ListMore, type ListState, ListView } from '#web/ui/ListView.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import type { Folder } from './useMessageView.ts';

export interface MessageListProps<Item> {
  folder: Folder;
  items: readonly Item[] | undefined;
  list: Omit<ListState<Item>, 'items'>;
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
  const isDrafts = folder === 'drafts';
  const loaded = { ...list, items };
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
      <ListView
        list={loaded}
        failed={t('list.failed')}
        skeleton={shapes}
        empty={
          <EmptyState seed={`messages:${folder}`} headingLevel={2} title={t(`empty.${folder}.title`)}>
            {t(`empty.${folder}.text`)}
          </EmptyState>
        }
        moreInside
      >
        {() => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
            <ul ref={rows} onKeyDown={(event: KeyboardEvent) => moveFocus(event, rows.current)}>
              {shown?.map(renderRow)}
            </ul>
            <div className="mfoot">
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
              <p className="fine muted" role="status">
                {wanted === ''
                  ? t(isDrafts ? 'list.showing' : 'list.showingConversations', { count: items?.length ?? 0 })
                  : t(isDrafts ? 'list.found' : 'list.foundConversations', { count: shown?.length ?? 0 })}
                {wanted !== '' && list.hasMore && ` ${t('list.searchedLoaded')}`}
              </p>
              <ListMore list={loaded} label={t('list.older')} />
            </div>
          </>
        )}
      </ListView>
    </section>
  );
}

const shapes = (
  <div className="mskel">
    {[1, 2, 3, 4].map(place => (
      <span key={place} className="skel skel--line" />
    ))}
  </div>
);
