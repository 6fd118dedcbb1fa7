import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDetails } from '#shared/entities/person.ts';
import { nameOf } from '#shared/fullName.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { BanForm } from './BanForm.tsx';
import { PERSON_CHANGES } from './personChanges.ts';

/** Bans a person with a reason, or restores them; both ask for a confirmation. */
export function BanControls({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const toast = useToast();
  const restore = useMutation('restorePerson', PERSON_CHANGES, { notDone: t('people.restore.failed') });
  /** The dialog that is open; by name, because the ban arrives while its dialog is still open. */
  const [open, setOpen] = useState<'ban' | 'restore'>();
  const { UserID, status, canBan } = person;
  const name = nameOf(person, lang);
  const close = () => setOpen(undefined);

  async function restoreIt() {
    const { error } = await restore.run({ UserID, body: {} });
    close();
    if (!error) toast.show({ kind: 'success', title: t('people.restore.done', { name }) });
  }

  // Both dialogs stay, so that the focus returns to the button when the one that was confirmed closes.
  return (
    <>
      {status === 'banned' || canBan ? (
        <Button onClick={() => setOpen(status === 'banned' ? 'restore' : 'ban')}>
          {t(status === 'banned' ? 'people.restore.button' : 'people.ban.button')}
        </Button>
      ) : (
        <p className="small soft">{t('people.protected')}</p>
      )}
      <ConfirmDialog
        open={open === 'restore'}
        title={t('people.restore.title', { name })}
        cancel={t('people.restore.cancel')}
        confirm={t('people.restore.confirm')}
        busy={restore.isBusy && t('people.restore.busy')}
        onCancel={close}
        onConfirm={() => void restoreIt()}
      >
        <p>{t('people.restore.text')}</p>
      </ConfirmDialog>
      <Dialog open={open === 'ban'} onClose={close} title={t('people.ban.title', { name })}>
        <BanForm person={person} onClose={close} />
      </Dialog>
    </>
  );
}
