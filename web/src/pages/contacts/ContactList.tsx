import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
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
  const box = useRef<HTMLDivElement>(null);

  return (
    <div ref={box} tabIndex={-1} className="contacts-list">
      <ListView
        list={{ ...list, items: people }}
        failed={t('failed')}
        empty={
          search ? (
            <EmptyState
              seed="contacts:search"
              headingLevel={2}
              title={t('search.none.title')}
              action={<Button onClick={() => onSearch?.('')}>{t('search.clear')}</Button>}
            >
              {t('search.none.text', { name: search })}
            </EmptyState>
          ) : (
            empty
          )
        }
      >
        {shown => (
          <ul className="contact-rows">
            {shown.map(person => (
              <ContactRow
                key={person.user.UserID}
                tab={tab}
                person={person}
                onLeave={() => box.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}
