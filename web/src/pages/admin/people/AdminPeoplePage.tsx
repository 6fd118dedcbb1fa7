import { titleOf } from '#web/ui/useDocumentTitle.ts';
import './AdminPeople.css';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { userStates } from '#shared/lifecycle.ts';
import { personSearch } from '#shared/moderation.ts';
import { readQuery } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { parseId } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { SearchField } from '#web/ui/workspace/SearchField.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import { PersonSheet } from './PersonSheet.tsx';

/** Deleted people have no account left to look at. */
const STATES = userStates.filter(state => state !== 'deleted');

/** Finds people; `?search=` or `?status=` names the list, `?person=` the open account. */
export function AdminPeoplePage() {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const [params, choose] = useAddressQuery();
  const { search = '', status: named, person } = readQuery('admin', params);
  const status = STATES.find(state => state === named) ?? 'active';
  const list = useList('findPeople', { query: search ? { search } : { status } }, { atLeast: 1 });
  const chosen = parseId<UserID>(person);
  const { data: open } = useQuery('getPerson', chosen ? { UserID: chosen } : null);
  const names = [t('people.title'), ...(open ? [nameOf(open, lang)] : [])];
  useDocumentHead({ name: titleOf(...names), description: t('people.description') });

  return (
    <AdminFrame current="people" title={t('people.title')} lead={t('people.lead')}>
      <div className="people-filters">
        <SearchField
          label={t('people.search.label')}
          placeholder={t('people.search.placeholder')}
          maxLength={personSearch.max}
          search={search}
          onSearch={text => choose({ search: text })}
        />
        {!search && (
          <SelectField
            size="s"
            labelHidden
            label={t('people.status.label')}
            value={status}
            onChange={event => choose({ status: event.target.value })}
            options={STATES.map(state => ({ value: state, label: t(`people.status.${state}`) }))}
          />
        )}
      </div>
      <div className="people-grid">
        <div>
          <ListView
            list={list}
            failed={t('people.failed')}
            empty={
              <EmptyState seed="people" headingLevel={2} title={t('people.empty.title')}>
                {t(search ? 'people.empty.search' : 'people.empty.status')}
              </EmptyState>
            }
          >
            {items => <PeopleFound people={items} chosen={chosen} onChoose={id => choose({ person: id })} />}
          </ListView>
        </div>
        {chosen ? (
          <PersonSheet key={chosen} UserID={chosen} />
        ) : (
          <EmptyState seed="person" headingLevel={2} title={t('people.choose.title')}>
            {t('people.choose.text')}
          </EmptyState>
        )}
      </div>
    </AdminFrame>
  );
}
