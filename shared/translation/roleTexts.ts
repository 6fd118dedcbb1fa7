import type { Prospect } from '../entities/prospect.ts';
import type { PieceKey, TranslatedPieces } from '../entities/translation.ts';

/** Key of a text of a role. */
export const roleKey = (id: string, field: 'PersonType' | 'Notes'): PieceKey => `role.${id}.${field}`;

/** Translations of the texts of a role that apply to it. */
export function roleTextsIn(
  pieces: TranslatedPieces,
  { ProspectID, ...role }: Pick<Prospect, 'ProspectID' | 'PersonType' | 'Notes'>,
): { PersonType?: string; Notes?: string } {
  const of = (field: 'PersonType' | 'Notes') => {
    const piece = pieces[roleKey(ProspectID, field)];
    return piece?.of === role[field] ? { [field]: piece.text } : {};
  };
  return { ...of('PersonType'), ...of('Notes') };
}
