import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/projects/prospect.store.ts';
import { requireOwnedProject } from '#functions/prospects/requireOwnedProject.ts';
import { generated } from '#shared/contracts/generated.ts';
import { generation } from '#shared/generation.ts';
import { generateOnce } from './generateOnce.ts';
import { claims, usesAt } from './generation.store.ts';
import { contentGenerator } from './generator/makeGenerator.ts';
import { modelBudget } from './modelBudget.ts';
import { spellingFor } from './spelling.ts';
import { prospectSuggestions, rememberedSuggestions, suggestionsOf } from './suggestion.store.ts';

/** Generates roles that a project of the caller does not have. The project changes only when they are added. */
export const generateProspects = operation(generated.generateProspects, {
  uses: [contentGenerator, modelBudget],
  load: async ({ ProjectID, body: { submissionKey }, callerId }, { table, now }) => {
    const [existing, offered] = await Promise.all([
      table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
      table.query(prospectSuggestions, {
        ...suggestionsOf('prospects', callerId, ProjectID),
        limit: rememberedSuggestions,
      }),
    ]);
    return {
      found: projects.key(ProjectID),
      names: {
        existing: existing.items.map(({ PersonType }) => PersonType),
        offered: offered.items.map(({ PersonType }) => PersonType),
      },
      claim: claims.key(callerId, 'prospects', submissionKey),
      uses: usesAt(callerId, now()),
    };
  },
  maxAttempts: 3, // the same submission may arrive twice at the same time
  async run({ ProjectID, body, caller, request, loaded: { found, names, claim, uses } }, deps) {
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
  },
});
