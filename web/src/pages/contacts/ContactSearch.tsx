import searchIcon from 'lucide-static/icons/search.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contacts } from '#shared/settings.ts';
import { Icon } from '#web/ui/Icon.tsx';

export interface SearchedListProps {
  search: string;
  onSearch: (name: string) => void;
}

/** Pause in typing, in milliseconds, after which a search starts. */
const TYPING_PAUSE_MS = 300;

/** Filters a list by the beginning of the name; nothing for an empty list. */
export function ContactSearch({ search, onSearch, isEmpty }: SearchedListProps & { isEmpty: boolean }) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState(search);
  // The search that the typed text belongs to: the URL also changes by back, forward and "Clear search".
  const [base, setBase] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    setBase(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setBase(text.trim());
      onSearch(text.trim());
    }, TYPING_PAUSE_MS);
  }

  if (isEmpty) return null;
  return (
    <search className="contacts-search">
      <label className="inwell">
        <span className="sr">{t('search.label')}</span>
        <Icon svg={searchIcon} />
        <input
          className="input input--s"
          type="search"
          maxLength={contacts.search.max}
          placeholder={t('search.placeholder')}
          value={base === search ? typed : search}
          onChange={({ target }) => type(target.value)}
        />
      </label>
    </search>
  );
}
