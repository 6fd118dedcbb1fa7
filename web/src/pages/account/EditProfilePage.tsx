import './EditProfile.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LeaveGuard } from '#web/shell/LeaveGuard.tsx';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { useCurrentSection } from '#web/ui/useCurrentSection.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { AvatarSection } from './profile/AvatarSection.tsx';
import { DataSection } from './profile/DataSection.tsx';
import { DevicesSection } from './profile/DevicesSection.tsx';
import { DeletionSection } from './profile/deletion/DeletionSection.tsx';
import { EmailSection } from './profile/EmailSection.tsx';
import { FinishedTasksSection } from './profile/FinishedTasksSection.tsx';
import { InviteSection } from './profile/InviteSection.tsx';
import { MembershipSection } from './profile/MembershipSection.tsx';
import { PasswordSection } from './profile/PasswordSection.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { ReadingSection } from './profile/ReadingSection.tsx';
import { SkillsSection } from './profile/SkillsSection.tsx';
import { SuggestionSection } from './profile/SuggestionSection.tsx';
import { TwoFactorSection } from './twoFactor/TwoFactorSection.tsx';

const SECTIONS = [
  'profile',
  'skills',
  'avatar',
  'email',
  'password',
  'two-factor',
  'devices',
  'membership',
  'invite',
  'data',
  'delete',
] as const;

/** The caller's profile, avatar, password, membership and data; each section is saved separately. */
export default function EditProfilePage() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const { data: me, error, mutate } = useQuery('getMe', {}, { revalidateOnFocus: false });
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({});
  if (error && !me)
    return (
      <div className="wrap band">
        <LoadError title={t('profile.notLoaded')} error={error} onAgain={() => void mutate()} />
      </div>
    );
  if (!me) return <PagePlaceholder />;

  const note = (section: string) => (isChanged: boolean) =>
    setUnsaved(unsaved => (unsaved[section] === isChanged ? unsaved : { ...unsaved, [section]: isChanged }));

  return (
    <WorkPage current="edit-profile">
      <PageHeader
        title={t('profile.heading')}
        actions={
          <LinkButton size="s" to={paths.author({ lang, UserID: me.UserID })}>
            {t('profile.seePublic')}
          </LinkButton>
        }
      >
        {me.email}{' '}
        <Link className="target link" to={paths.generic({ lang, context: 'author-page' })}>
          {t('profile.tutorial')}
        </Link>
      </PageHeader>
      <SectionTabs />
      <div className="profile-sections">
        <ProfileForm me={me} onChanged={note('profile')} />
        <SkillsSection me={me} onChanged={note('skills')} />
        <AvatarSection me={me} onChanged={note('avatar')} />
        <EmailSection me={me} />
        <PasswordSection me={me} />
        <TwoFactorSection me={me} />
        <DevicesSection />
        <MembershipSection me={me} />
        <FinishedTasksSection me={me} />
        <ReadingSection me={me} />
        <SuggestionSection me={me} />
        <InviteSection me={me} />
        <DataSection />
        <DeletionSection me={me} onDeleted={() => setUnsaved({})} />
      </div>
      <LeaveGuard isUnsaved={Object.values(unsaved).some(Boolean)} />
    </WorkPage>
  );
}

/** Whether a section is called more briefly in its tab than in its title. */
const isLong = (section: (typeof SECTIONS)[number]) => section === 'two-factor' || section === 'delete';

/** Links to the sections, which stay in the window; the section that is read is marked. */
function SectionTabs() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const current = useCurrentSection(SECTIONS);
  return (
    <div className="profile-tabs">
      <AnchorTabs
        label={t('profile.side')}
        anchors={SECTIONS.map(section => ({
          to: paths['edit-profile']({ lang, hash: section }),
          label: t(isLong(section) ? `profile.tabs.${section}` : `profile.${section}.title`),
          current: section === current,
        }))}
      />
    </div>
  );
}
