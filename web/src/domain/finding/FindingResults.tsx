import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Corrected } from './Corrected.tsx';
import type { FilterGroup } from './FilterGroups.tsx';
import type { FindingList } from './findingLists.ts';
import { isNarrowed } from './listQuery.ts';
import { NothingFound } from './NothingFound.tsx';
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

  return (
    <>
      <Corrected corrected={corrected} typed={choice.search} />
      {children(items, isChanging)}
    </>
  );
}
