import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecruitLabelDetails } from '#shared/entities/recruitLabel.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';

const STALE = ['getRecruitLabel', 'getProject', 'listTeamsToHire'] as const;

/** Ask for the label, agree to it, refuse it, or take a consent back. */
export function RecruitLabelActions({ label }: { label: RecruitLabelDetails }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const words = useServerMessages();
  const identity = useIdentity();
  const [isLeaving, setLeaving] = useState(false);
  const ask = useMutation('requestRecruitLabel', STALE, { quiet: true });
  const agree = useMutation('consentToRecruitLabel', STALE, { quiet: true });
  const refuse = useMutation('refuseRecruitLabel', STALE, { quiet: true });
  const { ProjectID, status, people } = label;
  const you = people.find(({ user }) => identity.status === 'signedIn' && identity.UserID === user.UserID);
  const isOpen = status === 'asked' || status === 'granted';
  const error = ask.error ?? agree.error ?? refuse.error;

  async function leave() {
    await refuse.run({ ProjectID });
    setLeaving(false);
  }

  return (
    <>
      {error && (
        <Alert kind="error" announce title={t('label.error')}>
          {words.refusal(error)}
        </Alert>
      )}
      <div className="row row-2 wrapx">
        {!isOpen && people.length > 1 && (
          <Button
            kind="moss"
            size="s"
            busy={ask.isBusy && t('label.busy')}
            onClick={() => void ask.run({ ProjectID })}
          >
            {t('label.ask')}
          </Button>
        )}
        {status === 'asked' && you && !you.consented && (
          <>
            <Button
              kind="moss"
              size="s"
              busy={agree.isBusy && t('label.busy')}
              onClick={() => void agree.run({ ProjectID })}
            >
              {t('label.agree')}
            </Button>
            <Button size="s" onClick={() => setLeaving(true)}>
              {t('label.refuse')}
            </Button>
          </>
        )}
        {isOpen && you?.consented && (
          <Button size="s" onClick={() => setLeaving(true)}>
            {t('label.takeBack')}
          </Button>
        )}
        {status === 'granted' && (
          <Link className="link small" to={paths['teams-to-hire']({ lang })}>
            {t('label.list')}
          </Link>
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        title={t(you?.consented ? 'label.takeBackTitle' : 'label.refuseTitle')}
        cancel={t('label.cancel')}
        confirm={t(you?.consented ? 'label.takeBack' : 'label.refuse')}
        danger
        busy={refuse.isBusy && t('label.busy')}
        onCancel={() => setLeaving(false)}
        onConfirm={() => void leave()}
      >
        {t(status === 'granted' ? 'label.revokeText' : 'label.refuseText')}
      </ConfirmDialog>
    </>
  );
}
