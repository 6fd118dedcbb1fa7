import type { Deps } from '#functions/platform/deps.ts';
import type { Generator } from '#functions/platform/generator.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { prospects } from '#functions/prospects/prospect.store.ts';
import { type BoardPlan, requireWritableBoard } from '#functions/tasks/board.ts';
import type { generated } from '#shared/contracts/generated.ts';
import { generation } from '#shared/generation.ts';
import { generateOnce } from './generateOnce.ts';
import type { claims, generationUse } from './generation.store.ts';
import type { ModelBudget } from './modelUse.store.ts';
import { spellingFor, writtenIn } from './spelling.ts';
import { ideas, prospectSuggestions, taskSuggestions } from './suggestion.store.ts';

/** Names that exist, and those that were suggested to the caller before. */
export interface KnownNames {
  existing: readonly string[];
  offered: readonly string[];
}

/** Board, role and titles of the project that tasks are generated for. */
type TasksPlan = readonly [BoardPlan, typeof prospects | undefined, KnownNames];

/** Generates ideas, roles for a topic, or tasks for a project whose board the caller may change. */
export async function generateContent(
  {
    body,
    caller,
    request,
    loaded: [claim, ofDay, ofHour, board],
  }: Input<
    typeof generated.generateContent,
    [typeof claims, typeof generationUse, typeof generationUse, TasksPlan | undefined]
  >,
  deps: Deps & ModelBudget & { generator: Generator },
) {
  const { submissionKey } = body;
  const { generator, log } = deps;
  const counted = { caller, submissionKey, sent: body, claim, uses: [ofDay, ofHour] } as const;

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
        language: writtenIn(language),
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
        language: writtenIn(language),
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
  const [loadedBoard, role, titles] = board;
  const writable = await requireWritableBoard(deps.table, loadedBoard, caller);
  const [project] = loadedBoard;
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
}
