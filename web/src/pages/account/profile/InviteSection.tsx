import copy from 'lucide-static/icons/copy.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { paths } from '#shared/paths.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHandOn } from '#web/ui/overlays/useHandOn.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The user's invitation link, and how many people joined with it. */
export function InviteSection({ me: { affiliateCode, invited } }: { me: Me }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const handOn = useHandOn({
    copied: t('profile.invite.copied'),
    failed: t('profile.invite.failed'),
  });
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const url = window.location.origin + paths.index({ lang, query: { code: affiliateCode } });

  return (
    <ProfileSection anchor="invite" title={t('profile.invite.title')} lead={t('profile.invite.lead')}>
      <code className="invitation">{url}</code>
      <div className="save-bar">
        <Button icon={copy} onClick={() => void handOn.copy(url)}>
          {t('profile.invite.copy')}
        </Button>
        {canShare && (
          <Button
            kind="quiet"
            icon={share}
            onClick={() => void handOn.share({ title: t('profile.invite.subject'), url })}
          >
            {t('profile.invite.share')}
          </Button>
        )}
      </div>
      <p className="small soft">
        {invited === 0 ? t('profile.invite.nobody') : t('profile.invite.joined', { count: invited })}
      </p>
    </ProfileSection>
  );
}
