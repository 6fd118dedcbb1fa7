import { useTranslation } from 'react-i18next';
import { contacts } from '#shared/correspondence.ts';
import { SearchField } from '#web/ui/workspace/SearchField.tsx';

export interface SearchedListProps {
  search: string;
  onSearch: (name: string) => void;
}

/** Filters a list by the beginnings of words of the name; nothing for an empty list. */
export function ContactSearch({ search, onSearch, isEmpty }: SearchedListProps & { isEmpty: boolean }) {
  const { t } = useTranslation('contacts');
  if (isEmpty) return null;
  return (
    <SearchField
      className="contacts-search"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={contacts.search.max}
      {...{ search, onSearch }}
    />
  );
}
