import cloudCheck from 'lucide-static/icons/cloud-check.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { SavedAgo } from '#web/domain/project/form/SavedAgo.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface SaveBarProps {
  savedAt: number | undefined;
  isStored: boolean;
  isSending: boolean;
  onDiscard: () => void;
}

/** Bar below the form: when the draft was stored, and the buttons to discard or submit it. */
export function SaveBar({ savedAt, isStored, isSending, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);

  return (
    <BottomBar className="fbar">
      <p className="small soft row row-2">
        <Icon svg={cloudCheck} />
        {!isStored ? t('saved.refused') : savedAt ? <SavedAgo at={savedAt} /> : t('saved.nothing')}
      </p>
      <div className="row wrapx">
        {savedAt && (
          <>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {t('bar.discard')}
            </Button>
            <LinkButton
              kind="quiet"
              to={paths.index({ lang })}
              onClick={() => toast.show({ kind: 'success', title: t('kept.title'), text: t('kept.text') })}
            >
              {t('bar.leave')}
            </LinkButton>
          </>
        )}
        <Button kind="moss" type="submit" busy={isSending && t('bar.sending')}>
          {t('bar.send')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('discard.title')}
        cancel={t('discard.keep')}
        confirm={t('discard.confirm')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </BottomBar>
  );
}
