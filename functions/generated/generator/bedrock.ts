import * as z from 'zod/mini';
import {
  type BedrockSettings,
  connectModel,
  type Instructions,
} from '#functions/platform/model/bedrockModel.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { IdeaContent, RoleContent, TaskContent } from '#shared/entities/generated.ts';
import type { Generated, GenerationRequest, Generator } from '../generator.ts';
import { ideaInstructions, roleInstructions, taskInstructions } from './instructions.ts';

interface ListRequest<Content> extends Pick<GenerationRequest, 'count' | 'mayRepeat' | 'log'> {
  instructions: Instructions;
  /** Of an item of the list; the tool takes a list in any case. */
  schema: z.ZodMiniType<Content>;
  maxTokens: number;
}

const tokens = { idea: 2_500, roles: 1_000, tasks: 1_500 };

/**
 * Creates a generator on a model of Amazon Bedrock. Each idea is a request of its own, so that they are written at the same time.
 * Logs `generator.called` with tokens and cost for every answer.
 */
export function makeBedrockGenerator(settings: BedrockSettings): Generator {
  const ask = connectModel(settings);

  async function askFor<Content>({
    schema,
    count,
    ...request
  }: ListRequest<Content>): Promise<Generated<Content>> {
    const answer = await ask({
      ...request,
      events: {
        called: 'generator.called',
        rejected: 'generator.answer_rejected',
        failed: 'generator.call_failed',
      },
      schema: z.object({ items: z.array(schema).check(z.minLength(1)) }),
      temperature: 0.9,
    });
    return answer?.items.slice(0, count) ?? refuse('GENERATION_UNAVAILABLE');
  }

  return {
    async ideas({ count, log, mayRepeat, ...request }) {
      const ideas = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          askFor({
            instructions: ideaInstructions(request, { place: index, count }),
            schema: IdeaContent,
            count: 1,
            maxTokens: tokens.idea,
            mayRepeat,
            log,
          }),
        ),
      );
      return ideas.find(isRefusal) ?? ideas.flatMap(idea => (isRefusal(idea) ? [] : idea));
    },
    roles: ({ count, log, mayRepeat, ...request }) =>
      askFor({
        instructions: roleInstructions(request, count),
        schema: RoleContent,
        count,
        maxTokens: tokens.roles,
        mayRepeat,
        log,
      }),
    tasks: ({ count, log, mayRepeat, ...request }) =>
      askFor({
        instructions: taskInstructions(request, count),
        schema: TaskContent,
        count,
        maxTokens: tokens.tasks,
        mayRepeat,
        log,
      }),
  };
}
