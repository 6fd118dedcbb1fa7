import './Contacts.css';
import { useTranslation } from 'react-i18next';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { Tabs } from '#web/ui/workspace/Tabs.tsx';
import { BlockedList, PeopleList, RequestList } from './ContactLists.tsx';
import { CONTACT_TABS, isContactTab } from './contactTabs.ts';

/** The user's contacts, requests and blocked people; `?tab=` names the list, `?search=` the beginning of a name. */
export default function ContactsPage() {
  const { t } = useTranslation('contacts');
  const [params, choose] = useAddressQuery();
  const { tab: named, search = '' } = readQuery('contacts', params);
  const tab = isContactTab(named) ? named : 'contacts';
  const counts = useList('listPendingContactRequests', { query: { direction: 'received' } }).first;

  const onSearch = (name: string) => choose({ search: name });
  const panels = {
    contacts: <PeopleList key="contacts" tab="contacts" {...{ search, onSearch }} sent={counts?.sent} />,
    interacted: <PeopleList key="interacted" tab="interacted" {...{ search, onSearch }} />,
    received: <RequestList key="received" direction="received" />,
    sent: <RequestList key="sent" direction="sent" />,
    blocked: <BlockedList {...{ search, onSearch }} />,
  };

  return (
    <WorkPage current="contacts">
      <div className="contacts">
        <PageHeader title={t('title')}>{t('lead')}</PageHeader>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onChange={value => choose({ tab: value, search: undefined })}
          tabs={CONTACT_TABS.map(value => ({
            value,
            label: t(`tabs.${value}`),
            panel: panels[value],
            ...((value === 'received' || value === 'sent') && counts && { count: counts[value] }),
          }))}
        />
      </div>
    </WorkPage>
  );
}
