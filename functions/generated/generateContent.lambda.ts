import { makeGenerator } from '#functions/platform/generator/makeGenerator.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { boardPlan } from '#functions/tasks/board.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import { generated } from '#shared/contracts/generated.ts';
import { lists } from '#shared/settings.ts';
import { generateContent } from './generateContent.ts';
import { claims, usesAt } from './generation.store.ts';
import { modelRequestsPerDay } from './modelUse.store.ts';
import { rememberedSuggestions, suggestionsOf, taskSuggestions } from './suggestion.store.ts';

export const handler = lambda(
  generated.generateContent,
  {
    load: async ({ body, callerId }, { table, now }) => {
      const { kind, submissionKey } = body;
      const counted = [claims.key(callerId, kind, submissionKey), ...usesAt(callerId, now())] as const;
      if (body.kind !== 'tasks') return [...counted, undefined];

      const { ProjectID, ProspectID } = body;
      const [project, existing, offered] = await Promise.all([
        table.get(projects.key(ProjectID)),
        table.query(tasks, { ...tasksOf.project(ProjectID), limit: lists.max }),
        table.query(taskSuggestions, {
          ...suggestionsOf('tasks', callerId, ProjectID),
          limit: rememberedSuggestions,
        }),
      ]);
      return [
        ...counted,
        [
          boardPlan(ProjectID, project, callerId),
          ProspectID && prospects.key(ProjectID, ProspectID),
          {
            existing: existing.items.map(({ Title }) => Title),
            offered: offered.items.map(({ Title }) => Title),
          },
        ] as const,
      ];
    },
    run: generateContent,
    maxAttempts: 3, // the same submission may arrive twice at the same time
  },
  { generator: makeGenerator, modelRequestsPerDay },
);
