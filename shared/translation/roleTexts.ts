import type { Prospect, StarterTask } from '../entities/prospect.ts';
import type { PieceKey, TranslatedPieces } from '../entities/translation.ts';

/** Texts of a role that can be translated; those of its starter task only where it has one. */
type RoleField = 'PersonType' | 'Notes' | 'starterTitle' | 'starterDescription';

/** Key of a text of a role. */
export const roleKey = (id: string, field: RoleField): PieceKey => `role.${id}.${field}`;

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

/** The translation of the starter task of a role, if both of its texts are translated as they are. */
export function starterTaskIn(
  pieces: TranslatedPieces,
  { ProspectID, starterTask }: Pick<Prospect, 'ProspectID' | 'starterTask'>,
): StarterTask | undefined {
  const title = pieces[roleKey(ProspectID, 'starterTitle')];
  const description = pieces[roleKey(ProspectID, 'starterDescription')];
  if (!starterTask || title?.of !== starterTask.Title || description?.of !== starterTask.Description)
    return undefined;
  return { Title: title.text, Description: description.text };
}

/** The translated name of a role that a member holds or has held: of teams only the names of roles are known. */
export const roleNameIn = (pieces: TranslatedPieces, name: string): string | undefined =>
  Object.entries(pieces).find(([key, { of }]) => key.endsWith('.PersonType') && of === name)?.[1].text;
