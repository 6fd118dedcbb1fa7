import './VersionsDialog.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogFoot } from '#web/ui/overlays/Dialog.tsx';
import { written } from '#web/ui/Written.tsx';

/** A field in two versions, as people read them. */
export interface VersionedField {
  key: string;
  label: ReactNode;
  mine: string;
  theirs: string;
  /** Languages of the two texts. */
  languages: { mine: string; theirs: string };
}

interface VersionsDialogProps {
  open: boolean;
  onClose: () => void;
  fields: readonly VersionedField[];
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** The choice between two versions of fields that were changed in two tabs, or on two devices. Needs the namespace `workspace`. */
export function VersionsDialog({ open, onClose, fields, onChoose }: VersionsDialogProps) {
  const { t } = useTranslation('workspace');
  return (
    <Dialog open={open} onClose={onClose} title={t('conflict.title')} wide>
      <p>{t('conflict.text')}</p>
      {fields.map(({ key, label, mine, theirs, languages }) => (
        <section key={key} className="versions">
          <h3 className="h4">{label}</h3>
          <div>
            <h4 className="small soft">{t('conflict.mine')}</h4>
            <p {...written(languages.mine)}>{mine.trim() || '–'}</p>
          </div>
          <div>
            <h4 className="small soft">{t('conflict.theirs')}</h4>
            <p {...written(languages.theirs)}>{theirs.trim() || '–'}</p>
          </div>
        </section>
      ))}
      <DialogFoot>
        <Button onClick={() => onChoose('theirs')}>{t('conflict.takeTheirs')}</Button>
        <Button kind="moss" onClick={() => onChoose('mine')}>
          {t('conflict.keepMine')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
