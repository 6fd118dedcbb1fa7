import laptop from 'lucide-static/icons/laptop.svg?raw';
import smartphone from 'lucide-static/icons/smartphone.svg?raw';
import tablet from 'lucide-static/icons/tablet.svg?raw';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SignedInSession } from '#shared/entities/signedInSession.ts';
import { paths } from '#shared/paths.ts';
import { sessions } from '#shared/settings.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const ICONS = { phone: smartphone, tablet, computer: laptop };

/** The devices on which the person is signed in. Each other one can be signed out, or all of them together. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const { data, error, mutate } = useQuery('listSessions', {});
  return (
    <ProfileSection
      anchor="devices"
      title={t('profile.devices.title')}
      lead={t('profile.devices.lead', { count: sessions.refreshDays })}
    >
      <ListView list={{ items: data?.items, error, mutate }} failed={t('profile.devices.notLoaded')}>
        {items => (
          <>
            <ul className="devices">
              {items.map(session => (
                <Device key={session.SessionID} session={session} />
              ))}
            </ul>
            {items.some(({ isCurrent }) => !isCurrent) ? (
              <>
                <p className="small soft">
                  <Trans
                    t={t}
                    i18nKey="profile.devices.advice"
                    components={{
                      password: (
                        <Link className="link" to={paths['edit-profile']({ lang, hash: 'password' })} />
                      ),
                    }}
                  />
                </p>
                <SignOutElsewhere />
              </>
            ) : (
              <p className="small soft">{t('profile.devices.only')}</p>
            )}
          </>
        )}
      </ListView>
    </ProfileSection>
  );
}

function Device({ session }: { session: SignedInSession }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const countryName = useRegionName();
  const toast = useToast();
  const { SessionID, isCurrent, browser, system, device, country, since, lastUsed } = session;
  const name =
    browser && system
      ? t('profile.devices.browserOn', { browser, system })
      : (browser ?? system ?? t(`profile.devices.kinds.${device}`));
  const end = useMutation('endSessions', ['listSessions'], {
    notDone: t('profile.devices.notEnded', { name }),
  });

  async function signOut() {
    const { error } = await end.run({ body: { SessionID } });
    if (!error) toast.show({ kind: 'success', title: t('profile.devices.ended', { name }) });
  }
  return (
    <li>
      <Icon svg={ICONS[device]} />
      <div>
        <p className="strong">{name}</p>
        <p className="fine soft">
          <Facts>
            {country && countryName(country)}
            {t('profile.devices.signedIn', { date: format.date(since) })}
            {!isCurrent && t('profile.devices.lastUsed', { date: format.date(lastUsed) })}
          </Facts>
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="moss">{t('profile.devices.current')}</Badge>
      ) : (
        <Button
          size="s"
          busy={end.isBusy && t('profile.devices.ending')}
          aria-label={t('profile.devices.endNamed', { name })}
          onClick={() => void signOut()}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </li>
  );
}

function SignOutElsewhere() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation('endSessions', ['listSessions'], { notDone: t('profile.devices.othersNotEnded') });

  async function signOut() {
    const { error } = await end.run({ body: {} });
    setAsking(false);
    if (!error) toast.show({ kind: 'success', title: t('profile.devices.othersEnded') });
  }
  return (
    <div className="save-bar">
      <Button onClick={() => setAsking(true)}>{t('profile.devices.endOthers')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t('profile.devices.othersTitle')}
        cancel={t('profile.devices.keep')}
        confirm={t('profile.devices.endOthers')}
        busy={end.isBusy && t('profile.devices.ending')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void signOut()}
      >
        {t('profile.devices.othersText')}
      </ConfirmDialog>
    </div>
  );
}
