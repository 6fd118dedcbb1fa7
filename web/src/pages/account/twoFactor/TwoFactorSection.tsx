import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { identityProvider } from '#web/pages/account/identityProvider.ts';
import { ProfileSection } from '#web/pages/account/profile/ProfileSection.tsx';
import { TwoFactorControls } from './TwoFactorControls.tsx';

/** Two-factor authentication of the profile page; its forms load after the first view. */
export function TwoFactorSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  return (
    <ProfileSection
      anchor="two-factor"
      title={t('profile.two-factor.title')}
      lead={
        me.hasPassword
          ? t('profile.two-factor.lead')
          : t('profile.two-factor.noPassword', identityProvider.named)
      }
    >
      <TwoFactorControls me={me} />
    </ProfileSection>
  );
}
