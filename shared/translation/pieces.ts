import type { Project } from '../entities/project.ts';
import type { Prospect } from '../entities/prospect.ts';
import { mainPieces, type PieceKey, pieceKindOf } from '../entities/translation.ts';
import { roleKey } from './roleTexts.ts';

/** The texts of a project that can be translated. */
export type TranslatableProject = Pick<
  Project,
  | 'name'
  | 'shortName'
  | 'description'
  | 'details'
  | 'contributionName'
  | 'faq'
  | 'budgetLines'
  | 'milestones'
  | 'gallery'
  | 'stoneNames'
>;

/** The texts of a role that can be translated. */
export type TranslatableRole = Pick<Prospect, 'ProspectID' | 'PersonType' | 'Notes' | 'starterTask'>;

/** A text of a project that can be translated. */
export interface Piece {
  key: PieceKey;
  /** The original. */
  text: string;
  /** Characters of a translation. */
  bounds: { min: number; max: number };
  /** A translation without it is incomplete and is refused. */
  isRequired: boolean;
}

/** The pieces of a project and of its roles in the order of the page, without empty ones. */
export function piecesOf(project: TranslatableProject, roles: readonly TranslatableRole[] = []): Piece[] {
  const { name, shortName, description, details, contributionName } = project;
  const texts: [PieceKey, string | undefined][] = [
    ['name', name],
    ['shortName', shortName],
    ['description', description],
    ...(project.gallery ?? []).flatMap(({ UploadID, alt, caption }): [PieceKey, string | undefined][] => [
      [`gallery.${UploadID}.alt`, alt],
      [`gallery.${UploadID}.caption`, caption],
    ]),
    ['details', details],
    ...(project.budgetLines ?? []).map(({ purpose }, index): [PieceKey, string] => [
      `budgetLines.${index}`,
      purpose,
    ]),
    ...(project.milestones ?? []).map(({ name: milestone }, index): [PieceKey, string] => [
      `milestones.${index}`,
      milestone,
    ]),
    ...(project.stoneNames ?? []).map((stone, index): [PieceKey, string] => [`stoneNames.${index}`, stone]),
    ...(project.faq ?? []).flatMap(({ question, answer }, index): [PieceKey, string][] => [
      [`faq.${index}.question`, question],
      [`faq.${index}.answer`, answer],
    ]),
    ['contributionName', contributionName],
    ...roles.flatMap(({ ProspectID, PersonType, Notes, starterTask }): [PieceKey, string | undefined][] => [
      [roleKey(ProspectID, 'PersonType'), PersonType],
      [roleKey(ProspectID, 'Notes'), Notes],
      [roleKey(ProspectID, 'starterTitle'), starterTask?.Title],
      [roleKey(ProspectID, 'starterDescription'), starterTask?.Description],
    ]),
  ];
  return texts.flatMap(([key, text]) => {
    const kind = pieceKindOf(key);
    return text && kind
      ? [{ key, text, bounds: kind.bounds, isRequired: mainPieces.some(main => main === key) }]
      : [];
  });
}

/** Whether a piece is a text of a role. */
export const isRoleKey = (key: PieceKey): boolean => key.startsWith('role.');

/** A piece that exists once in a project: its translation is shown even if it is outdated. */
export const isSingleKey = (key: PieceKey): boolean => !key.includes('.');

/** The list to whose entries a piece belongs if they have no ids: `faq.answer`, `budgetLines`, `milestones`, `stoneNames`. */
export const listOf = (key: PieceKey): string | undefined =>
  /^(faq|budgetLines|milestones|stoneNames)\.\d/.test(key) ? key.replace(/\.\d/, '') : undefined;
