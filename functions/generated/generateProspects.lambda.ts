import { makeGenerator } from '#functions/platform/generator/makeGenerator.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/prospects/prospect.store.ts';
import { generated } from '#shared/contracts/generated.ts';
import { generateProspects } from './generateProspects.ts';
import { claims, usesAt } from './generation.store.ts';
import { modelRequestsPerDay } from './modelUse.store.ts';
import { prospectSuggestions, rememberedSuggestions, suggestionsOf } from './suggestion.store.ts';

export const handler = lambda(
  generated.generateProspects,
  {
    load: async ({ ProjectID, body: { submissionKey }, callerId }, { table, now }) => {
      const [existing, offered] = await Promise.all([
        table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
        table.query(prospectSuggestions, {
          ...suggestionsOf('prospects', callerId, ProjectID),
          limit: rememberedSuggestions,
        }),
      ]);
      return [
        projects.key(ProjectID),
        {
          existing: existing.items.map(({ PersonType }) => PersonType),
          offered: offered.items.map(({ PersonType }) => PersonType),
        },
        claims.key(callerId, 'prospects', submissionKey),
        ...usesAt(callerId, now()),
      ];
    },
    run: generateProspects,
    maxAttempts: 3, // the same submission may arrive twice at the same time
  },
  { generator: makeGenerator, modelRequestsPerDay },
);
