import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { backoff } from '#functions/platform/backoff.ts';
import { errorFields, type Log } from '#functions/platform/log.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { IdeaContent, RoleContent, TaskContent } from '#shared/entities/generated.ts';
import type { Generated, Generator } from '../generator.ts';
import { type Instructions, ideaInstructions, roleInstructions, taskInstructions } from './instructions.ts';

/** US dollars per million tokens. */
interface Price {
  input: number;
  output: number;
}

export interface BedrockSettings {
  /** Id of a foundation model or an inference profile. */
  modelId: string;
  price: Price;
  client?: BedrockRuntimeClient;
  /** Time for a request with its repetitions; below the 20 s of a function. */
  timeoutMs?: number;
  /** Longest wait before a repetition. */
  maxDelayMs?: number;
}

interface ToolRequest<Content> {
  instructions: Instructions;
  schema: z.ZodMiniType<Content>;
  /** Items of the list; the tool takes a list in any case. */
  count: number;
  maxTokens: number;
  mayRepeat: () => Promise<boolean>;
  log: Log;
}

const attempts = 3;
const tool = 'submit';
const tokens = { idea: 2_500, roles: 1_000, tasks: 1_500 };

/**
 * Creates a generator on Amazon Bedrock's Converse API. The model answers through a tool whose input schema is that of
 * the result; answers that do not fit are requested again, at most twice. Each idea is a request of its own, so that
 * they are written at the same time. Logs `generator.called` with tokens and cost for every answer.
 */
export function makeBedrockGenerator(settings: BedrockSettings): Generator {
  const client = settings.client ?? makeClient();

  return {
    async ideas({ count, log, mayRepeat, ...request }) {
      const ideas = await Promise.all(
        Array.from({ length: count }, (_, place) =>
          askFor(client, settings, {
            instructions: ideaInstructions(request, { place, count }),
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
      askFor(client, settings, {
        instructions: roleInstructions(request, count),
        schema: RoleContent,
        count,
        maxTokens: tokens.roles,
        mayRepeat,
        log,
      }),
    tasks: ({ count, log, mayRepeat, ...request }) =>
      askFor(client, settings, {
        instructions: taskInstructions(request, count),
        schema: TaskContent,
        count,
        maxTokens: tokens.tasks,
        mayRepeat,
        log,
      }),
  };
}

/** A client that connects within a second and leaves repetitions to `askFor`. */
const makeClient = () =>
  new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: { requestTimeout: 17_000, disableConcurrentStreams: true },
  });

/** Asks until an answer fits, or the attempts, the budget or the time are used up. */
async function askFor<Content>(
  client: BedrockRuntimeClient,
  { modelId, price, timeoutMs = 16_000, maxDelayMs = 1_000 }: BedrockSettings,
  { instructions, schema, count, maxTokens, mayRepeat, log }: ToolRequest<Content>,
): Promise<Generated<Content>> {
  const Answer = z.object({ items: z.array(schema).check(z.minLength(1)) });
  const command = converse(modelId, instructions, schemaOf(Answer), maxTokens);
  const abortSignal = AbortSignal.timeout(timeoutMs);

  for (let attempt = 1; attempt <= attempts && !abortSignal.aborted; attempt++) {
    try {
      const output = await client.send(command, { abortSignal });
      log.info('generator.called', { modelId, attempt, ...costOf(output, price) });
      const answer = z.safeParse(Answer, toolInput(output));
      if (answer.success) return answer.data.items.slice(0, count);
      log.error('generator.answer_rejected', { modelId, attempt, problem: z.prettifyError(answer.error) });
    } catch (error) {
      log.error('generator.call_failed', { modelId, attempt, ...errorFields(error) });
      if (!isTemporary(error)) break;
    }
    if (attempt === attempts || !(await mayRepeat())) break;
    await backoff(attempt, { baseDelayMs: 250, maxDelayMs });
  }
  return refuse('GENERATION_UNAVAILABLE');
}

/** JSON schema of a tool's input; models reject the name of its dialect. */
function schemaOf(answer: z.ZodMiniType): object {
  const schema = Object.entries(z.toJSONSchema(answer, { io: 'input' }));
  return Object.fromEntries(schema.filter(([name]) => name !== '$schema'));
}

const converse = (modelId: string, { system, user }: Instructions, schema: object, maxTokens: number) =>
  new ConverseCommand({
    modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: user }] }],
    inferenceConfig: { maxTokens, temperature: 0.9 },
    toolConfig: {
      tools: [
        {
          toolSpec: { name: tool, description: 'Submit the result.', inputSchema: { json: schema as Json } },
        },
      ],
      toolChoice: { tool: { name: tool } },
    },
  });

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Input of the tool call in an answer; undefined if the model has not called the tool. */
const toolInput = ({ output }: ConverseCommandOutput): unknown =>
  output?.message?.content?.find(({ toolUse }) => toolUse?.name === tool)?.toolUse?.input;

function costOf({ usage }: ConverseCommandOutput, price: Price) {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  const cost = (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  return { inputTokens, outputTokens, cost };
}

/** Errors that no repetition can resolve: the request or the configuration is wrong. */
const final = new Set([
  'AccessDeniedException',
  'ResourceNotFoundException',
  'ValidationException',
  'AbortError',
]);

const isTemporary = (error: unknown): boolean => error instanceof Error && !final.has(error.name);
