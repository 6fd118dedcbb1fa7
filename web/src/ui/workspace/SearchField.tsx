import searchIcon from 'lucide-static/icons/search.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/Icon.tsx';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The search in the URL. */
  search: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** Pause in typing, in milliseconds, after which a search starts. */
const TYPING_PAUSE_MS = 300;

/** Searches while the user types. */
export function SearchField({
  label,
  placeholder,
  maxLength,
  search,
  onSearch,
  className,
}: SearchFieldProps) {
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

  return (
    <search className={className}>
      <label className="inwell">
        <span className="sr">{label}</span>
        <Icon svg={searchIcon} />
        <input
          className="input input--s"
          type="search"
          maxLength={maxLength}
          placeholder={placeholder}
          value={base === search ? typed : search}
          onChange={({ target }) => type(target.value)}
        />
      </label>
    </search>
  );
}
