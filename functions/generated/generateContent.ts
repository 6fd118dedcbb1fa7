import { together } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { boardPlan, requireWritableBoard } from '#functions/tasks/board.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import { generated } from '#shared/contracts/generated.ts';
import { generation } from '#shared/generation.ts';
import { baseLanguages } from '#shared/locales.ts';
import { lists } from '#shared/settings.ts';
import { generateOnce } from './generateOnce.ts';
import { claims, usesAt } from './generation.store.ts';
import { contentGenerator } from './generator/makeGenerator.ts';
import { modelBudget } from './modelBudget.ts';
import { spellingFor } from './spelling.ts';
import {
  ideas,
  prospectSuggestions,
  rememberedSuggestions,
  suggestionsOf,
  taskSuggestions,
} from './suggestion.store.ts';

/** Generates ideas, roles for a topic, or tasks for a project whose board the caller may change. */
export const generateContent = operation(generated.generateContent, {
  uses: [contentGenerator, modelBudget],
  load: async ({ body, callerId }, { table, now }) => {
    const { kind, submissionKey } = body;
    const counted = {
      claim: claims.key(callerId, kind, submissionKey),
      uses: usesAt(callerId, now()),
    };
    if (body.kind !== 'tasks') return { ...counted, board: undefined };

    const { ProjectID, ProspectID } = body;
    const [project, existing, offered] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(tasks, { ...tasksOf.project(ProjectID), limit: lists.max }),
      table.query(taskSuggestions, {
        ...suggestionsOf('tasks', callerId, ProjectID),
        limit: rememberedSuggestions,
      }),
    ]);
    return {
      ...counted,
      board: together({
        loadedBoard: boardPlan(ProjectID, project, callerId),
        role: ProspectID && prospects.key(ProjectID, ProspectID),
        titles: {
          existing: existing.items.map(({ Title }) => Title),
          offered: offered.items.map(({ Title }) => Title),
        },
      }),
    };
  },
  maxAttempts: 3, // the same submission may arrive twice at the same time
  async run({ body, caller, request, loaded: { claim, uses, board } }, deps) {
    const { submissionKey } = body;
    const { generator, log } = deps;
    const counted = { caller, submissionKey, sent: body, claim, uses } as const;

    if (body.kind === 'ideas') {
      const { kind, language, topic, audience, constraint } = body;
      const chosen = {
        ...(topic && { topic }),
        ...(audience && { audience }),
        ...(constraint && { constraint }),
      };
      const outcome = await generateOnce(
        {
          ...counted,
          kind,
          language: baseLanguages[language],
          keyOf: ideas.key,
          generate: mayRepeat =>
            generator.ideas({
              seed: submissionKey,
              language,
              count: generation.ideas,
              mayRepeat,
              log,
              ...chosen,
            }),
          toStored: (content, suggestion) => ({ ...content, ...suggestion, ...chosen }),
        },
        deps,
      );
      return isRefusal(outcome) ? outcome : { kind, ...outcome };
    }

    if (body.kind === 'prospects') {
      const { kind, language, topic } = body;
      const outcome = await generateOnce(
        {
          ...counted,
          kind,
          language: baseLanguages[language],
          keyOf: prospectSuggestions.key,
          generate: mayRepeat =>
            generator.roles({
              seed: submissionKey,
              language,
              about: { name: topic },
              existing: [],
              count: generation.prospects,
              mayRepeat,
              log,
            }),
          toStored: (content, suggestion) => ({ ...content, ...suggestion, topic }),
        },
        deps,
      );
      return isRefusal(outcome) ? outcome : { kind, ...outcome };
    }

    const { kind, ProjectID, ProspectID } = body;
    if (!board) return refuse('PROJECT_NOT_FOUND');
    const { loadedBoard, role, titles } = board;
    const writable = await requireWritableBoard(deps.table, loadedBoard, caller);
    const { project } = loadedBoard;
    if (isRefusal(writable)) return writable;
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (ProspectID && !role) return refuse('PROSPECT_NOT_FOUND');

    const outcome = await generateOnce(
      {
        ...counted,
        kind,
        language: project.language,
        keyOf: taskSuggestions.key,
        generate: mayRepeat =>
          generator.tasks({
            seed: submissionKey,
            language: spellingFor(project.language, request.language),
            about: project,
            role,
            ...titles,
            count: generation.tasks,
            mayRepeat,
            log,
          }),
        toStored: (content, suggestion) => ({
          ...content,
          ...suggestion,
          ProjectID,
          ...(ProspectID && { ProspectID }),
        }),
      },
      deps,
    );
    return isRefusal(outcome) ? outcome : { kind, ...outcome };
  },
});
