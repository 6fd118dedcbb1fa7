import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import type { DrawnAvatar } from '#shared/entities/avatar.ts';
import { nameOf } from '#shared/fullName.ts';
import { timings } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { AvatarEditor } from '#web/pages/account/avatar/AvatarEditor.tsx';
import { choicesOf, INITIAL_AVATAR } from '#web/pages/account/avatar/avatars.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Upload of a picture. Its code loads when uploading is chosen, because most people draw their avatar. */
const AvatarUpload = lazyComponent(async () => (await import('./AvatarUpload.tsx')).AvatarUpload, {
  fallback: <Skeleton />,
});

interface AvatarSectionProps {
  me: Me;
  onChanged: (isChanged: boolean) => void;
}

/** Changes the avatar: drawn, ready-made or uploaded. The current one stays until the new one is saved. */
export function AvatarSection({ me, onChanged }: AvatarSectionProps) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const { messageFor, refusal } = useServerMessages();
  const toast = useToast();
  const [way, setWay] = useState<'draw' | 'upload'>(me.avatar.kind === 'picture' ? 'upload' : 'draw');
  const [made, setMade] = useState<DrawnAvatar>();
  const { run, isBusy, error, reset } = useMutation('changeAvatar', ['getMe'], { quiet: true });

  const reportChange = useEffectEvent(onChanged);
  useEffect(() => reportChange(made !== undefined), [made]);

  async function save(avatar: Parameters<typeof run>[0]['body']['avatar']) {
    const { data } = await run({ body: { avatar } });
    if (!data) return;
    setMade(undefined);
    toast.show({
      kind: 'success',
      title: messageFor('success.changeAvatar', {}, t('profile.saved')),
      duration: timings.formSuccess,
    });
  }

  const { avatar } = me;
  const shown = made ?? (avatar.kind === 'picture' ? INITIAL_AVATAR : avatar);
  const name = nameOf(me, lang);

  return (
    <ProfileSection anchor="avatar" title={t('profile.avatar.title')} lead={t('profile.avatar.lead')}>
      <Segmented
        label={t('profile.avatar.way')}
        value={way}
        onChange={chosen => {
          setWay(chosen);
          reset();
        }}
        options={[
          { value: 'draw', label: t('profile.avatar.draw') },
          { value: 'upload', label: t('profile.avatar.upload') },
        ]}
      />
      {error && <Alert kind="error" announce title={refusal(error)} />}
      {way === 'upload' ? (
        <AvatarUpload
          current={avatarOf(avatar)}
          seed={`user:${me.UserID}`}
          isBusy={isBusy}
          onUse={UploadID => save({ kind: 'upload', UploadID })}
        />
      ) : (
        <>
          <AvatarEditor
            value={shown}
            onChange={setMade}
            title={
              <>
                <h3 className="h3">{t('face.title')}</h3>
                <p className="small soft">{t('face.lead')}</p>
              </>
            }
            preview={
              <Person
                of={shown.kind === 'drawn' ? choicesOf(shown) : shown.name}
                size={48}
                name={name}
                detail={me.username}
              />
            }
          />
          <div className="save-bar">
            <Button
              kind="moss"
              disabled={!made}
              busy={isBusy && t('profile.saving')}
              onClick={() => made && void save(made)}
            >
              {t('profile.avatar.save')}
            </Button>
            {made && (
              <Button kind="quiet" onClick={() => setMade(undefined)}>
                {t('profile.avatar.keep')}
              </Button>
            )}
          </div>
        </>
      )}
    </ProfileSection>
  );
}
