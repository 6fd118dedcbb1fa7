import './NameStones.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { stoneName } from '#shared/stones.ts';
import { useMutation } from '#web/api/hooks.ts';
import { stoneNumbers, stoneSums } from '#web/domain/money/support/support.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface NameStonesProps {
  project: Project;
  onClose: () => void;
}

/** Dialog in which the owner says what each stone of the budget pays for. */
export function NameStones({ project, onClose }: NameStonesProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const toast = useToast();
  const { refusal } = useServerMessages();
  const [names, setNames] = useState(() => stoneNumbers.map((_, place) => project.stoneNames?.[place] ?? ''));
  const { run, isBusy, error } = useMutation('nameStones', ['getProject'], { quiet: true });
  const sums = stoneSums(project.budget);

  async function save(event: FormEvent) {
    event.preventDefault();
    const { data } = await run({ ProjectID: project.ProjectID, body: { names } });
    if (!data) return;
    toast.show({ kind: 'success', title: t('stones.dialog.done') });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('stones.dialog.title')}>
      <form className="name-stones" onSubmit={event => void save(event)}>
        <p className="soft">{t('stones.dialog.lead')}</p>
        {stoneNumbers.map((number, place) => (
          <TextField
            key={number}
            label={t(`stones.name.${number}`)}
            aside={format.money(sums[place] ?? 0, project.currency, { whole: true })}
            value={names[place] ?? ''}
            maxLength={stoneName.max}
            placeholder={place === 0 ? t('stones.dialog.example') : undefined}
            onChange={event => setNames(names.with(place, event.target.value))}
          />
        ))}
        {error && (
          <Alert kind="error" announce title={t('stones.dialog.failed')}>
            {refusal(error)}
          </Alert>
        )}
        <div className="row wrapx name-stones-end">
          <Button kind="quiet" onClick={onClose}>
            {t('stones.dialog.cancel')}
          </Button>
          <Button type="submit" kind="moss" busy={isBusy && t('stones.dialog.saving')}>
            {t('stones.dialog.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
