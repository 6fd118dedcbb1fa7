import search from 'lucide-static/icons/search.svg?raw';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

const PAUSE = 400;

export interface MarketSearchProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Words to look for: they count on Enter, or when typing pauses. */
export function MarketSearch({ words, onSearch }: MarketSearchProps) {
  const { t } = useTranslation('market');
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without the field: back, forward, "Clear all".
  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Blocks nothing, but runs as soon as a navigation starts: a search after that would cancel it.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) clearTimeout(timer.current);
    return false;
  });

  function ask(wanted: string) {
    clearTimeout(timer.current);
    if (wanted.trim() === asked.current) return;
    asked.current = wanted.trim();
    onSearch(wanted.trim());
  }

  function type(wanted: string) {
    setTyped(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(wanted), PAUSE);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(typed);
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
