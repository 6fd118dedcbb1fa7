import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogFoot } from '#web/ui/overlays/Dialog.tsx';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx';
import { ReadLanguages } from './ReadLanguages.tsx';

export interface FilterSheetProps extends FilterGroupsProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  /** Label of the button that closes it: "Show 3 projects". */
  show: string;
  /** Whether the list begins with what the reader can read. */
  isWritten: boolean;
}

/** Filters in a dialog, for screens without room next to the list. They apply immediately. */
export function FilterSheet({ open, onClose, onClear, show, isWritten, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('market');
  return (
    <Dialog open={open} onClose={onClose} title={t('filters.label')} disposable>
      <FilterGroups {...filters} />
      {isWritten && <ReadLanguages />}
      <DialogFoot>
        <Button kind="quiet" onClick={onClear}>
          {t('filters.clear')}
        </Button>
        <Button kind="moss" onClick={onClose}>
          {show}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
