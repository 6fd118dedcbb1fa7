import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ContactRow } from './ContactRow.tsx';
import type { ContactTab } from './contactTabs.ts';
import type { ListedPerson } from './listedPerson.ts';

export interface ContactListProps {
  tab: ContactTab;
  list: {
    error: ApiError | undefined;
    hasMore: boolean;
    isLoadingMore: boolean;
    more: () => void;
    mutate: () => unknown;
  };
  people: readonly ListedPerson[] | undefined;
  empty: ReactNode;
  search?: string;
  onSearch?: (name: string) => void;
}

/** A list of people with their actions. When a person leaves it, the focus stays in the list. */
export function ContactList({ tab, list, people, empty, search, onSearch }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { error, hasMore, isLoadingMore, more, mutate } = list;
  const box = useRef<HTMLDivElement>(null);

  return (
    <div ref={box} tabIndex={-1} className="contacts-list">
      {!people && error && <LoadError title={t('failed')} error={error} onAgain={() => void mutate()} />}
      {!people && !error && <Skeleton />}
      {people?.length === 0 && !search && empty}
      {people?.length === 0 && search && (
        <EmptyState
          seed="contacts:search"
          headingLevel={2}
          title={t('search.none.title')}
          action={<Button onClick={() => onSearch?.('')}>{t('search.clear')}</Button>}
        >
          {t('search.none.text', { name: search })}
        </EmptyState>
      )}
      {people && people.length > 0 && (
        <ul className="contact-rows">
          {people.map(person => (
            <ContactRow
              key={person.user.UserID}
              tab={tab}
              person={person}
              onLeave={() => box.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {hasMore && <LoadMore onMore={more} busy={isLoadingMore} />}
    </div>
  );
}
