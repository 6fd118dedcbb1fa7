import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { paths } from '#shared/paths.ts';
import { ShareButton } from '#web/domain/share/ShareButton.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The user's invitation link, and how many people joined with it. */
export function InviteSection({ me: { affiliateCode, invited } }: { me: Me }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const url = window.location.origin + paths.index({ lang, query: { code: affiliateCode } });

  return (
    <ProfileSection anchor="invite" title={t('profile.invite.title')} lead={t('profile.invite.lead')}>
      <code className="invitation">{url}</code>
      <div className="save-bar">
        <ShareButton
          size="m"
          shared={{ kind: 'invitation', title: t('profile.invite.subject'), linkBy: () => url }}
        />
      </div>
      <p className="small soft">
        {invited === 0 ? t('profile.invite.nobody') : t('profile.invite.joined', { count: invited })}
      </p>
    </ProfileSection>
  );
}
