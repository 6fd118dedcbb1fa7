import refresh from 'lucide-static/icons/refresh-cw.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { message as settings } from '#shared/correspondence.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ListMore, type ListState, ListView } from '#web/ui/ListView.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';

export interface MessageListProps<Item> {
  title: string;
  items: readonly Item[] | undefined;
  list: Omit<ListState<Item>, 'items'>;
  /** Text of the search, and its changes. */
  search: string;
  onSearch: (typed: string) => void;
  renderRow: (item: Item) => ReactNode;
  /** Number of items in words. */
  counted: string;
  /** Way to another list, below the items. */
  elsewhere?: ReactNode;
  empty: ReactNode;
  /** An alert above the list. */
  notice?: ReactNode;
}

/** A folder, or what a search has found: its items below the search; arrow keys move between them. */
export function MessageList<Item>(props: MessageListProps<Item>) {
  const { title, items, list, renderRow, counted, elsewhere, empty, notice } = props;
  const { t } = useTranslation('messages');
  const [isChecking, setChecking] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shown = { ...list, items };

  async function check() {
    setChecking(true);
    await list.mutate();
    setChecking(false);
  }

  return (
    <section className="mlist" aria-label={title}>
      <header>
        <h2 className="h4">{title}</h2>
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
        maxLength={settings.search.max}
        value={props.search}
        onChange={({ target }) => props.onSearch(target.value)}
      />
      {notice}
      <ListView list={shown} failed={t('list.failed')} skeleton={shapes} empty={empty} moreInside>
        {() => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
            <ul ref={rows} onKeyDown={(event: KeyboardEvent) => moveFocus(event, rows.current)}>
              {items?.map(renderRow)}
            </ul>
            <div className="mfoot">
              <Announced className="fine muted">{counted}</Announced>
              <ListMore list={shown} label={t('list.older')} />
              {elsewhere}
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
