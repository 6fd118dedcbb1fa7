import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#web/api/hooks.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import type { DeletionProps } from './deletionProps.ts';
import { Obstacles } from './Obstacles.tsx';

interface DeletionDialogProps extends DeletionProps {
  onClose: () => void;
}

/** Shows the obstacles to a deletion that the server reports, or deletes the account if there are none. */
export function DeletionDialog({ onClose, ...props }: DeletionDialogProps) {
  const { t } = useTranslation('deletion');
  return (
    <Dialog open disposable onClose={onClose} title={t('title')}>
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}

function Content({ me, onDeleted, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('deletion');
  const [isAnswered, setAnswered] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  // Answers from before the dialog was opened are not shown: the obstacles may have been removed since.
  const { data, error, isValidating, mutate } = useQuery(
    'getAccountDeletion',
    {},
    { dedupingInterval: 0, revalidateOnMount: true, onSuccess: () => setAnswered(true) },
  );

  if (isAnswered && data)
    return data.obstacles.length > 0 ? (
      <Obstacles obstacles={data.obstacles} takesFocus={wasRefused} onClose={onClose} />
    ) : (
      <DeletionForm
        me={me}
        deletion={data}
        onDeleted={onDeleted}
        onClose={onClose}
        onNotDeletable={() => {
          setRefused(true);
          void mutate();
        }}
      />
    );
  if (error && !isValidating)
    return <LoadError title={t('loadFailed')} error={error} onAgain={() => void mutate()} />;
  return <Skeleton />;
}
