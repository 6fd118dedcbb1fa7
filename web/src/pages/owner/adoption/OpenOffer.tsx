import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adoption } from '#shared/entities/adoption.ts';
import { nameOf } from '#shared/fullName.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { Candidates } from './Candidates.tsx';

/** An open offer: who can apply until when, an administrator's refusal, the candidates, and its withdrawal. */
export function OpenOffer({ offer }: { offer: Adoption }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const [isLeaving, setLeaving] = useState(false);
  const { run, isBusy, error } = useMutation('withdrawAdoption', ['getAdoption'], { quiet: true });
  const { ProjectID, status, teamUntil, points, stays, note, denied } = offer;
  const [now] = useState(() => new Date().toISOString());

  async function withdraw() {
    await run({ ProjectID });
    setLeaving(false);
  }

  return (
    <>
      <p className="row row-2 wrapx small soft">
        <Badge tone={status === 'chosen' ? 'warn' : 'ember'}>{t(`status.${status}`)}</Badge>
        {now < teamUntil
          ? t('owner.teamUntil', { date: format.date(teamUntil, 'long') })
          : t('owner.openToAll', { points: format.number(points) })}{' '}
        {stays && t('owner.staying')}
      </p>
      {note && (
        <blockquote className="reason" {...written()}>
          {note}
        </blockquote>
      )}
      {denied && (
        <Alert kind="warning" title={t('owner.denied', { name: nameOf(denied.person, lang) })}>
          <Written>{denied.reason}</Written>
        </Alert>
      )}
      {error && (
        <Alert kind="error" announce title={t('failed')}>
          {words.refusal(error)}
        </Alert>
      )}
      <Candidates offer={offer} />
      <div>
        <Button size="s" kind="line" onClick={() => setLeaving(true)}>
          {t('owner.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        title={t('owner.withdrawTitle')}
        cancel={t('cancel')}
        confirm={t('owner.withdraw')}
        busy={isBusy && t('busy')}
        onCancel={() => setLeaving(false)}
        onConfirm={() => void withdraw()}
      >
        {t('owner.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
