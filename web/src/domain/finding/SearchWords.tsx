import './Finding.css';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { shortestBeginning } from '#shared/search.ts';
import { SearchForm } from '#web/ui/SearchForm.tsx';

/** Id of the form of words and filters, which works without scripts too. */
export const findingForm = 'finding';

/** Pause in typing, in milliseconds, after which a search starts. */
const TYPING_PAUSE_MS = 400;

export interface SearchSuggestionsProps {
  /** Whether they are shown. */
  isOpen: boolean;
  /** The typed text, without spaces around it. */
  typed: string;
  /** The words that were last searched for by Enter. */
  entered: { words: string } | undefined;
  field: RefObject<HTMLInputElement | null>;
  /** Searches for other words. */
  onRepeat: (words: string) => void;
  onClose: () => void;
}

export interface SearchWordsProps {
  words: string;
  label: string;
  placeholder: string;
  onSearch: (words: string) => void;
  /** Shows suggestions below the field; rendered from the moment in which the field is first entered. */
  suggestions?: ComponentType<SearchSuggestionsProps>;
}

/** Whether the last word is so short that the visitor is probably still typing it. */
const isTooShort = (text: string): boolean => {
  const { length } = text.split(/\s/).at(-1) ?? '';
  return length > 0 && length < shortestBeginning;
};

/** Search field; searches on Enter, or after a pause in typing unless the last word has one or two letters. */
export function SearchWords({
  words,
  label,
  placeholder,
  onSearch,
  suggestions: Suggestions,
}: SearchWordsProps) {
  const { t } = useTranslation('market');
  const [typed, setTyped] = useState(words);
  /** Undefined until the field is first entered. */
  const [isOpen, setOpen] = useState<boolean>();
  const [entered, setEntered] = useState<{ words: string }>();
  const field = useRef<HTMLInputElement>(null);
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
    setOpen(true);
    clearTimeout(timer.current);
    if (!isTooShort(text)) timer.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setOpen(false);
    setEntered({ words: typed.trim() });
    searchFor(typed);
  }

  function repeat(text: string) {
    setTyped(text);
    setEntered({ words: text });
    searchFor(text);
    field.current?.focus();
    setOpen(false);
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault(); // the browser would empty the field
    field.current?.focus();
    setOpen(false);
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  const form = (
    <SearchForm
      id={findingForm}
      className="msearch"
      label={label}
      placeholder={placeholder}
      submit={t('search.submit')}
      onSubmit={submit}
      field={{
        ref: field,
        value: typed,
        onChange: event => type(event.target.value),
        ...(Suggestions && { onFocus: () => setOpen(true), autoComplete: 'off' }),
      }}
    />
  );
  if (!Suggestions) return form;
  return (
    <div className="mfind" role="presentation" onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      {form}
      {isOpen !== undefined && (
        <Suggestions
          isOpen={isOpen}
          typed={typed.trim()}
          entered={entered}
          field={field}
          onRepeat={repeat}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
