import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenLanguages } from '#shared/settings.ts';
import { hasVersionIn } from '#shared/translation/versionOf.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Corrected } from './Corrected.tsx';
import type { FilterGroup } from './FilterGroups.tsx';
import type { FindingList } from './findingLists.ts';
import { isByLanguage, isNarrowed } from './listQuery.ts';
import { NothingFound } from './NothingFound.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import type { Found, Items } from './useFinding.ts';

export interface FindingResultsProps<List extends FindingList> {
  found: Found<List>;
  groups: readonly FilterGroup[];
  /** Saves the words and filters, in lists that can be saved. */
  save?: ReactNode;
  /** Shown until the first results arrive. */
  skeleton: ReactNode;
  /** Shown if there is nothing at all, whatever is searched for. */
  empty: ReactNode;
  /** Renders the results. `isChanging`: they belong to the previous query. */
  children: (items: Items<List>, isChanging: boolean) => ReactNode;
}

/** The results of the current page, or the reason why there are none. */
export function FindingResults<List extends FindingList>(props: FindingResultsProps<List>) {
  const { found, groups, save, skeleton, empty, children } = props;
  const { list, items, error, retry, choice, addressWith, isChanging, corrected } = found;
  const { t } = useTranslation([list.texts, 'market']);

  if (error) {
    const isOldPage = isRefusal(error, 'INVALID_CURSOR');
    return (
      <Alert
        kind={isOldPage ? 'info' : 'error'}
        announce
        title={t(isOldPage ? 'market:moved.title' : 'failed.title')}
        action={
          isOldPage ? (
            <LinkButton size="s" to={addressWith({})} preventScrollReset>
              {t('market:moved.action')}
            </LinkButton>
          ) : (
            <Button size="s" onClick={retry}>
              {t('market:failed.action')}
            </Button>
          )
        }
      >
        {t(isOldPage ? 'moved.text' : 'market:failed.text')}
      </Alert>
    );
  }

  if (!items) return <Skeleton>{skeleton}</Skeleton>;
  if (items.length === 0)
    return isNarrowed(choice) || choice.page > 1 ? (
      <NothingFound found={found} groups={groups} save={save} />
    ) : (
      empty
    );

  const [readable, others] = divide(found, items);
  return (
    <>
      <Corrected corrected={corrected} typed={choice.search} />
      {readable.length > 0 && children(readable, isChanging)}
      {others.length > 0 && (
        <>
          <OtherLanguages {...otherLanguages(found)} />
          {children(others, isChanging)}
        </>
      )}
    </>
  );
}

/** The results with a version in a language that the reader reads, and all others. */
function divide<List extends FindingList>(
  { list, choice, reads }: Found<List>,
  items: Items<List>,
): [Items<List>, Items<List>] {
  if (!isByLanguage(list, choice)) return [items, [] as Items<List>];
  const isRead = (item: Parameters<typeof hasVersionIn>[0]) => hasVersionIn(item, reads);
  const written = items as Parameters<typeof isRead>[0][]; // entries of lists by language have one
  return [written.filter(isRead) as Items<List>, written.filter(item => !isRead(item)) as Items<List>]; // parts of the same
}

/** The number of results in other languages, and these languages. */
function otherLanguages({ counts, reads }: Found) {
  const numbers = counts as
    | { matching: number; readable?: number; language?: Record<string, number> }
    | undefined; // of a list by language
  return {
    count: (numbers?.matching ?? 0) - (numbers?.readable ?? 0),
    languages: writtenLanguages.filter(
      language => !reads.includes(language) && (numbers?.language?.[language] ?? 0) > 0,
    ),
  };
}
