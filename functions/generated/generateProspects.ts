import type { Deps } from '#functions/platform/deps.ts';
import type { Generator } from '#functions/platform/generator.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import { requireOwnedProject } from '#functions/prospects/requireOwnedProject.ts';
import type { generated } from '#shared/contracts/generated.ts';
import { generation } from '#shared/generation.ts';
import type { KnownNames } from './generateContent.ts';
import { generateOnce } from './generateOnce.ts';
import type { claims, generationUse } from './generation.store.ts';
import type { ModelBudget } from './modelUse.store.ts';
import { spellingFor } from './spelling.ts';
import { prospectSuggestions } from './suggestion.store.ts';

/** Generates roles that a project of the caller does not have. The project changes only when they are added. */
export async function generateProspects(
  {
    ProjectID,
    body,
    caller,
    request,
    loaded: [found, names, claim, ...uses],
  }: Input<
    typeof generated.generateProspects,
    [typeof projects, KnownNames, typeof claims, typeof generationUse, typeof generationUse]
  >,
  deps: Deps & ModelBudget & { generator: Generator },
) {
  const project = requireOwnedProject(found, caller);
  if (isRefusal(project)) return project;

  const { submissionKey } = body;
  return await generateOnce(
    {
      caller,
      sent: { ProjectID, ...body },
      kind: 'prospects',
      submissionKey,
      claim,
      uses,
      language: project.language,
      keyOf: prospectSuggestions.key,
      generate: mayRepeat =>
        deps.generator.roles({
          seed: submissionKey,
          language: spellingFor(project.language, request.language),
          about: project,
          ...names,
          count: generation.prospects,
          mayRepeat,
          log: deps.log,
        }),
      toStored: (content, suggestion) => ({ ...content, ...suggestion, ProjectID }),
    },
    deps,
  );
}
