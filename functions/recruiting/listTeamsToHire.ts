import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { isPublic } from '#shared/lifecycle.ts';
import type { TeamEntry } from './teamEntry.store.ts';
import { summaryOf } from './toRecruitLabel.ts';

/** A page of teams with the label. Cost: 2 DynamoDB requests for up to 11 teams. */
export function listTeamsToHire({
  loaded: [page, teams],
}: Input<typeof contracts.listTeamsToHire, [Page<TeamEntry>, [typeof projects, (typeof authors)[]][]]>) {
  const items = page.items.flatMap(({ people, size, skills, grantedAt }, place) => {
    const [project, users = []] = teams[place] ?? [];
    if (!project?.toHire || !isPublic(project)) return []; // revoked a moment ago
    const { ProjectID, name, shortName, description, language, country, image } = project;
    return [
      {
        project: { ProjectID, name, shortName, description, language, country, image },
        people: people.map(({ UserID, role }, at) => ({ user: summaryOf(users[at], UserID), role })),
        size,
        skills,
        grantedAt,
      },
    ];
  });
  return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
}
