import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '#shared/entities/savedSearch.ts';
import { marketQueryOf } from '#shared/marketQuery.ts';
import { paths } from '#shared/paths.ts';
import { pageOfList } from '#shared/savedLists.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { SavedSearchDialog } from '#web/domain/search/SavedSearchDialog.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';
import { written } from '#web/ui/Written.tsx';

/** The caller's saved searches: each opens its list, can be renamed, told otherwise and deleted. */
export function SavedSearches() {
  const { t } = useTranslation('searches');
  const lang = useLanguage();
  const { data, error, mutate } = useQuery('listSavedSearches', {});
  const heading = useHashTarget<HTMLHeadingElement>('#searches', data !== undefined);

  return (
    <section className="saved-searches">
      <h2 className="h4" ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h2>
      <p className="soft">{t('list.lead')}</p>
      <ListView
        list={{ items: data?.items, error, mutate }}
        failed={t('list.notLoaded')}
        empty={
          <>
            <p>{t('list.empty')}</p>
            <p className="row row-2 wrapx">
              <LinkButton size="s" to={paths.market({ lang })}>
                {t('list.market')}
              </LinkButton>
              <LinkButton size="s" to={paths.roles({ lang })}>
                {t('list.roles')}
              </LinkButton>
            </p>
          </>
        }
      >
        {items => (
          <ul className="frequency-rows">
            {items.map(search => (
              <SearchRow key={search.SavedSearchID} search={search} />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('searches');
  const lang = useLanguage();
  const told = useTold();
  const [dialog, setDialog] = useState<'change' | 'delete'>();
  const { SavedSearchID, name, query } = search;
  const { run, isBusy } = useMutation('deleteSavedSearch', ['listSavedSearches'], {
    notDone: t('list.notDeleted', { name }),
  });
  const close = () => setDialog(undefined);
  const which = <span className="sr"> {t('list.of', { name })}</span>;

  return (
    <li>
      <div>
        <h3 className="h4">
          <Link
            className="link"
            to={paths[pageOfList[query.list]]({ lang, query: marketQueryOf(query) })}
            {...written()}
          >
            {name}
          </Link>
        </h3>
        <p className="small soft">
          <Facts>
            {t(`list.lists.${query.list}`)}
            {told(search)}
          </Facts>
        </p>
      </div>
      <div className="row row-2 wrapx">
        <Button size="s" aria-haspopup="dialog" onClick={() => setDialog('change')}>
          {t('list.change')}
          {which}
        </Button>
        <Button size="s" kind="quiet" aria-haspopup="dialog" onClick={() => setDialog('delete')}>
          {t('list.delete')}
          {which}
        </Button>
      </div>
      {dialog === 'change' && <SavedSearchDialog search={search} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={t('list.deleteTitle', { name })}
        cancel={t('list.keep')}
        confirm={t('list.delete')}
        busy={isBusy && t('list.deleting')}
        onCancel={close}
        onConfirm={() => void run({ SavedSearchID }).then(({ error }) => !error && close())}
      >
        <p>{t('list.deleteText')}</p>
      </ConfirmDialog>
    </li>
  );
}

/** The frequency and channels of a search, in words. */
function useTold() {
  const { t } = useTranslation('searches');
  return ({ frequency, inApp, email }: SavedSearch): string => {
    if (frequency === 'never' || !(inApp || email)) return t('told.never');
    return t(`told.${frequency}.${inApp && email ? 'both' : inApp ? 'inApp' : 'email'}`);
  };
}
