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

/** The translated name of a role that a member holds or has held: of teams only the names of roles are known. */
export const roleNameIn = (pieces: TranslatedPieces, name: string): string | undefined =>
  Object.entries(pieces).find(([key, { of }]) => key.endsWith('.PersonType') && of === name)?.[1].text;
