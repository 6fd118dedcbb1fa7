import bookmark from 'lucide-static/icons/bookmark.svg?raw';
import bookmarkCheck from 'lucide-static/icons/bookmark-check.svg?raw';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketSearch, SavedSearch } from '#shared/entities/savedSearch.ts';
import type { SavedSearchID } from '#shared/ids.ts';
import { filtersOfSearch } from '#shared/marketQuery.ts';
import { paths } from '#shared/paths.ts';
import { type ListToSave, noFilters } from '#shared/savedLists.ts';
import { useIdentity, useMutation, useQuery } from '#web/api/hooks.ts';
import type { FindingList } from '#web/domain/finding/findingLists.ts';
import { addressOf, type Choice } from '#web/domain/finding/listQuery.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useSuggestedName } from './useSuggestedName.ts';

const SavedSearchDialog = lazyComponent(
  async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog,
  { texts: ['searches'] },
);

/** Frequency and channels of a search that has just been saved, until the person chooses others. */
const atFirst = { frequency: 'daily', inApp: true, email: false } as const;

interface SaveSearchProps {
  list: FindingList & { saved: ListToSave };
  choice: Choice;
}

/** Saves the words and filters of a list with one click, and then asks for a name and a choice. Visitors sign in first, and come back. */
export function SaveSearch({ list, choice }: SaveSearchProps) {
  const { t } = useTranslation('market');
  const { status } = useIdentity();
  const lang = useLanguage();
  // Not the address of the browser, which the server does not know: the link leads back before hydration too.
  const next = addressOf(list, lang, choice);
  if (status === 'signedIn') return <Save list={list} choice={choice} />;
  return (
    <LinkButton
      size="s"
      className="save-search-button"
      icon={bookmark}
      to={paths.signin({ lang, query: { next } })}
      aria-label={t('save.signIn')}
    >
      <span className="save-label">{t('save.action')}</span>
    </LinkButton>
  );
}

function Save({ list, choice }: SaveSearchProps) {
  const { t } = useTranslation('market');
  const suggestedName = useSuggestedName(list);
  const { data } = useQuery('listSavedSearches', {}, { revalidateOnFocus: false });
  const { run, isBusy } = useMutation('saveSearch', ['listSavedSearches'], { notDone: t('save.notSaved') });
  const [shown, setShown] = useState<{ search: SavedSearch; isNew: boolean }>();
  const query = searchOf(list.saved, choice);
  // One for each search, so that a second click asks for the same.
  // oxlint-disable-next-line react/exhaustive-deps -- the query is made anew with each render
  const newId = useMemo(() => crypto.randomUUID() as SavedSearchID, [JSON.stringify(query)]);
  const saved = data?.items.find(one => isSameSearch(one.query, query));

  async function save() {
    const outcome = await run({
      SavedSearchID: newId,
      body: { name: suggestedName(choice), query, ...atFirst },
    });
    if (!outcome.data) return;
    setShown({ search: outcome.data, isNew: true });
  }

  return (
    <>
      {saved ? (
        <Button
          size="s"
          className="save-search-button"
          icon={bookmarkCheck}
          aria-label={t('save.change')}
          aria-haspopup="dialog"
          onClick={() => setShown({ search: saved, isNew: false })}
        >
          <span className="save-label">{t('save.saved')}</span>
        </Button>
      ) : (
        <Button
          size="s"
          className="save-search-button"
          icon={bookmark}
          disabled={!data}
          busy={isBusy && t('save.saving')}
          onClick={() => void save()}
        >
          <span className="save-label">{t('save.action')}</span>
        </Button>
      )}
      {shown && <SavedSearchDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The words and filters of a choice, without order and page. */
const searchOf = (list: ListToSave, { search, filters }: Choice): MarketSearch => {
  const chosen = filters as Partial<MarketSearch>; // those of the list
  return { ...noFilters, list, search, ...chosen };
};

/** Whether two searches look for the same, whatever the order of their filters is. */
const isSameSearch = (one: MarketSearch, other: MarketSearch): boolean =>
  one.list === other.list && one.search === other.search && filterText(one) === filterText(other);

const filterText = (search: MarketSearch): string =>
  JSON.stringify(Object.entries(filtersOfSearch(search)).map(([name, values]) => [name, values.toSorted()]));
