import { useTranslation } from 'react-i18next';
import type { RequestDirection } from '#shared/entities/contact.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ContactList } from './ContactList.tsx';
import { ContactSearch, type SearchedListProps } from './ContactSearch.tsx';
import { type ListedPerson, toListed } from './listedPerson.ts';

type PeopleListProps = SearchedListProps & {
  tab: 'contacts' | 'interacted';
  /** Number of the user's own requests that wait for an answer. */
  sent?: number | undefined;
};

/** Contacts, or the people with whom the user shares a project or an application. */
export function PeopleList({ tab, search, onSearch, sent = 0 }: PeopleListProps) {
  const { t } = useTranslation('contacts');
  const lang = useLanguage();
  const status = tab === 'contacts' ? 'ACCEPTED' : 'INTERACTED';
  const list = useList('listContacts', { query: { status, ...(search && { search }) } }, { atLeast: 1 });

  return (
    <>
      {tab === 'interacted' && <p className="soft contacts-about">{t('about.interacted')}</p>}
      <ContactSearch {...{ search, onSearch }} isEmpty={!search && list.items?.length === 0} />
      <ContactList
        tab={tab}
        list={list}
        people={list.items?.map(toListed)}
        search={search}
        onSearch={onSearch}
        empty={
          <EmptyState
            seed={`contacts:${tab}`}
            headingLevel={2}
            title={t(`empty.${tab}.title`)}
            action={
              tab === 'contacts' &&
              (sent > 0 ? (
                <LinkButton to={paths.contacts({ lang, query: { tab: 'sent' } })}>
                  {t('empty.contacts.showSent', { count: sent })}
                </LinkButton>
              ) : (
                <LinkButton to={paths.authors({ lang })}>{t('empty.contacts.action')}</LinkButton>
              ))
            }
          >
            {tab === 'contacts' && sent > 0
              ? t('empty.contacts.sent', { count: sent })
              : t(`empty.${tab}.text`)}
          </EmptyState>
        }
      />
    </>
  );
}

/** Pending requests, newest first. */
export function RequestList({ direction }: { direction: RequestDirection }) {
  const { t } = useTranslation('contacts');
  const list = useList('listPendingContactRequests', { query: { direction } });
  return (
    <ContactList
      tab={direction}
      list={list}
      people={list.items?.map(toListed)}
      empty={
        <EmptyState seed={`contacts:${direction}`} headingLevel={2} title={t(`empty.${direction}.title`)}>
          {t(`empty.${direction}.text`)}
        </EmptyState>
      }
    />
  );
}

/** The people whom the user has blocked. */
export function BlockedList({ search, onSearch }: SearchedListProps) {
  const { t } = useTranslation('contacts');
  const list = useList('listBlockedContacts', { query: search ? { search } : {} }, { atLeast: 1 });
  const people = list.items?.map(
    ({ user, blockedAt }): ListedPerson => ({ user, state: 'blocked', at: blockedAt }),
  );
  return (
    <>
      <p className="soft contacts-about">{t('about.blocked')}</p>
      <ContactSearch {...{ search, onSearch }} isEmpty={!search && list.items?.length === 0} />
      <ContactList
        tab="blocked"
        {...{ list, people, search, onSearch }}
        empty={
          <EmptyState seed="contacts:blocked" headingLevel={2} title={t('empty.blocked.title')}>
            {t('empty.blocked.text')}
          </EmptyState>
        }
      />
    </>
  );
}
