import type { WrittenLanguage } from '#shared/fields.ts';
import type { Piece } from '#shared/translation/pieces.ts';
import { usePieceLabel } from '#web/domain/project/translation/usePieceLabel.ts';
import { VersionsDialog } from '#web/ui/workspace/VersionsDialog.tsx';
import { fieldOf } from './translationForm.ts';
import type { Conflict } from './useTranslationConflict.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  pieces: readonly Piece[];
  language: WrittenLanguage;
  onClose: () => void;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** The choice between two translations of the same pieces, each beside the other. */
export function TranslationConflictDialog({
  conflict,
  pieces,
  language,
  onClose,
  onChoose,
}: ConflictDialogProps) {
  const labelOf = usePieceLabel(pieces.map(({ key }) => key));
  return (
    <VersionsDialog
      open
      onClose={onClose}
      fields={pieces
        .filter(piece => conflict.fields.includes(fieldOf(piece)))
        .map(piece => ({
          key: piece.key,
          label: labelOf(piece.key),
          mine: conflict.mine[fieldOf(piece)] ?? '',
          theirs: conflict.theirs[fieldOf(piece)] ?? '',
          languages: { mine: language, theirs: language },
        }))}
      onChoose={onChoose}
    />
  );
}
