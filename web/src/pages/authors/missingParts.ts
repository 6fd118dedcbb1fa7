import type { Author } from '#shared/entities/author.ts';

const PARTS = ['profile', 'skills', 'role', 'project'] as const;
/** A part of a person's page. */
export type MissingPart = (typeof PARTS)[number];

/** The parts that a person's page does not show yet; `isNew`: the person has neither a project nor a team. */
export function missingParts({ about, bio, skills }: Author, isNew: boolean): MissingPart[] {
  const isMissing = { profile: !about && !bio, skills: skills.length === 0, role: isNew, project: isNew };
  return PARTS.filter(part => isMissing[part]);
}
