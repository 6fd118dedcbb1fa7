import download from 'lucide-static/icons/download.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { ApiError } from '#web/api/apiError.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { collectMyData, fileNameOf } from './collectMyData.ts';
import { ProfileSection } from './ProfileSection.tsx';

type State = { kind: 'idle' } | { kind: 'busy'; records: number } | { kind: 'failed'; error: ApiError };

/** Downloads the stored data about the person as a file. Leaving the page ends the download. */
export function DataSection() {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const toast = useToast();
  const today = useToday();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'busy', records: 0 });
    try {
      const data = await collectMyData(signal, records => setState({ kind: 'busy', records }));
      const file = fileNameOf(today);
      saveFile(file, JSON.stringify(data, null, 2), 'application/json');
      setState({ kind: 'idle' });
      toast.show({
        kind: 'success',
        title: t('profile.data.ready', { file }),
        duration: timings.formSuccess,
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', error });
    }
  }

  const busy =
    state.kind === 'busy' &&
    (state.records === 0 ? t('profile.data.busy') : t('profile.data.collected', { count: state.records }));

  return (
    <ProfileSection anchor="data" title={t('profile.data.title')} lead={t('profile.data.lead')}>
      <p className="small soft">
        <Trans
          t={t}
          i18nKey="profile.data.missing"
          components={{
            privacy: (
              <Link className="link" to={paths.generic({ lang, context: 'privacy', hash: 'rights' })} />
            ),
          }}
        />
      </p>
      {state.kind === 'failed' && (
        <Alert kind="error" announce title={t('profile.data.failed')}>
          {!state.error.isOutage && refusal(state.error)}
        </Alert>
      )}
      <div className="save-bar">
        <Button icon={download} busy={busy} onClick={() => void save()}>
          {state.kind === 'failed' ? t('confirm.retry') : t('profile.data.download')}
        </Button>
      </div>
    </ProfileSection>
  );
}
