import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountDeletion } from '#shared/entities/accountDeletion.ts';
import { paths } from '#shared/paths.ts';
import { endSession } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { withoutEmpty } from '#web/ui/forms/fieldProblem.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import type { DeletionProps } from './deletionProps.ts';
import { forgetPerson } from './forgetPerson.ts';
import { Losses } from './Losses.tsx';

interface DeletionFormProps extends DeletionProps {
  deletion: AccountDeletion;
  onClose: () => void;
  /** Called if the server has refused the deletion because of new obstacles. */
  onNotDeletable: () => void;
}

/** States the losses, and deletes the account on entry of its password, or of its username if it has no password. */
export function DeletionForm({ me, deletion, onDeleted, onClose, onNotDeletable }: DeletionFormProps) {
  const { t } = useTranslation('deletion');
  const leave = useLeaving(me.UserID, onDeleted);
  const [isDeleted, setDeleted] = useState(false);
  const { username, email, hasPassword } = me;

  const form = useContractForm('deleteAccount', {
    schema: async () =>
      (await import('./deletionSchema.ts')).deletionSchema(hasPassword ? undefined : username),
    initial: { password: '', username: '' },
    draftOf: null,
    toInput: ({ password, username }) => withoutEmpty({ password, username: username.trim() }),
    toCall: ({ password }) => ({ body: { password } }),
    wordsFor: hasPassword ? undefined : () => t('usernameDiffers', { username }),
    refusalsAt: { WRONG_PASSWORD: 'password' },
    onDone: () => {
      setDeleted(true);
      void leave();
    },
    onRefused: ({ code }) => {
      if (code === 'ACCOUNT_NOT_DELETABLE') onNotDeletable();
    },
  });
  const { bind } = form;
  const labels = { password: t('password'), username: t('username') };

  return (
    <>
      <p>{t('means')}</p>
      <Losses {...deletion} />
      <DialogForm
        form={{ ...form, isBusy: form.isBusy || isDeleted }}
        labels={labels}
        cancel={t('keep')}
        submit={t('confirm')}
        busy={t('busy')}
        danger
        onClose={onClose}
      >
        {hasPassword ? (
          <>
            <input
              className="sr"
              type="email"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
            <PasswordField {...bind('password')} label={labels.password} autoComplete="current-password" />
          </>
        ) : (
          <TextField
            {...bind('username')}
            label={labels.username}
            hint={t('usernameHint', { username })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </DialogForm>
    </>
  );
}

/** Ends the session in all tabs once the confirmation is shown: before, this page would ask to sign in. */
function useLeaving(person: DeletionProps['me']['UserID'], onDeleted: () => void): () => Promise<void> {
  const lang = useLanguage();
  const navigate = useNavigate();
  return async () => {
    flushSync(onDeleted);
    forgetPerson(person);
    await navigate(paths['account-deleted']({ lang }), { state: 'deleted', replace: true });
    endSession({ isDeleted: true });
  };
}
