import search from 'lucide-static/icons/search.svg?raw';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** Pause in typing, in milliseconds, after which a search starts. */
const TYPING_PAUSE_MS = 400;

export interface MarketSearchProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Search field; searches on Enter or after a pause in typing. */
export function MarketSearch({ words, onSearch }: MarketSearchProps) {
  const { t } = useTranslation('market');
  const [typed, setTyped] = useState(words);
  const searched = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The URL also changes by back, forward and "Clear all".
  useEffect(() => {
    if (words === searched.current) return;
    searched.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Never blocks, but is called as soon as a navigation starts: a later search would cancel that navigation.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) clearTimeout(timer.current);
    return false;
  });

  function searchFor(text: string) {
    clearTimeout(timer.current);
    if (text.trim() === searched.current) return;
    searched.current = text.trim();
    onSearch(text.trim());
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    searchFor(typed);
  }

  return (
    <search>
      <form className="msearch" onSubmit={submit}>
        <label className="inwell">
          <span className="sr">{t('search.label')}</span>
          <Icon svg={search} />
          <input
            className="input"
            type="search"
            name="search"
            maxLength={100}
            placeholder={t('search.placeholder')}
            value={typed}
            onChange={event => type(event.target.value)}
          />
        </label>
        <Button kind="moss" type="submit">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
