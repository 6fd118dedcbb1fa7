import './EditProfile.css';
import atSign from 'lucide-static/icons/at-sign.svg?raw';
import award from 'lucide-static/icons/award.svg?raw';
import bell from 'lucide-static/icons/bell.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import keyRound from 'lucide-static/icons/key-round.svg?raw';
import mails from 'lucide-static/icons/mails.svg?raw';
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw';
import smile from 'lucide-static/icons/smile.svg?raw';
import userPlus from 'lucide-static/icons/user-plus.svg?raw';
import userRound from 'lucide-static/icons/user-round.svg?raw';
import userRoundX from 'lucide-static/icons/user-round-x.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { LeaveGuard } from '#web/shell/LeaveGuard.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { WorkLayout } from '#web/ui/workspace/WorkLayout.tsx';
import { AvatarSection } from './profile/AvatarSection.tsx';
import { DataSection } from './profile/DataSection.tsx';
import { DeletionSection } from './profile/deletion/DeletionSection.tsx';
import { EmailSection } from './profile/EmailSection.tsx';
import { InviteSection } from './profile/InviteSection.tsx';
import { MembershipSection } from './profile/MembershipSection.tsx';
import { PasswordSection } from './profile/PasswordSection.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { SuggestionSection } from './profile/SuggestionSection.tsx';
import { TwoFactorSection } from './twoFactor/TwoFactorSection.tsx';

const SECTIONS = [
  ['profile', userRound],
  ['avatar', smile],
  ['email', atSign],
  ['password', keyRound],
  ['two-factor', shieldCheck],
  ['membership', award],
  ['invite', userPlus],
  ['data', download],
  ['delete', userRoundX],
] as const;

/** The caller's profile, avatar, password, membership and data; each section is saved separately. */
export default function EditProfilePage() {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const { hash } = useLocation();
  const { data: me, error, mutate } = useQuery('getMe', {}, { revalidateOnFocus: false });
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({});
  if (error && !me)
    return (
      <div className="wrap band">
        <Alert
          kind="error"
          title={t('profile.notLoaded')}
          action={
            <Button size="s" onClick={() => void mutate()}>
              {t('confirm.retry')}
            </Button>
          }
        >
          {refusal(error)}
        </Alert>
      </div>
    );
  if (!me) return <PagePlaceholder />;

  const note = (section: string) => (isChanged: boolean) =>
    setUnsaved(unsaved => (unsaved[section] === isChanged ? unsaved : { ...unsaved, [section]: isChanged }));

  return (
    <WorkLayout
      label={t('profile.side')}
      groups={[
        {
          title: t('profile.you'),
          entries: [
            ...SECTIONS.map(([section, icon]) => ({
              to: paths['edit-profile']({ lang, hash: section }),
              label: t(`profile.${section}.title`),
              icon,
              current: hash === `#${section}` || (hash === '' && section === 'profile'),
            })),
            {
              to: paths.notifications({ lang }),
              label: t('profile.notifications'),
              icon: bell,
              count: me.unreadNotifications,
            },
            {
              to: paths['notification-settings']({ lang }),
              label: t('profile.emails'),
              icon: mails,
            },
          ],
        },
      ]}
    >
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
      <div className="profile-sections">
        <ProfileForm me={me} onChanged={note('profile')} />
        <AvatarSection me={me} onChanged={note('avatar')} />
        <EmailSection me={me} />
        <PasswordSection me={me} />
        <TwoFactorSection me={me} />
        <MembershipSection me={me} />
        <SuggestionSection me={me} />
        <InviteSection me={me} />
        <DataSection />
        <DeletionSection me={me} onDeleted={() => setUnsaved({})} />
      </div>
      <LeaveGuard isUnsaved={Object.values(unsaved).some(Boolean)} />
    </WorkLayout>
  );
}
