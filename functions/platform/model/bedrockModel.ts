import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { backoff } from '../backoff.ts';
import { errorFields, type Log } from '../log.ts';
import type { LogEvent } from '../logEvents.ts';

/** Prompt for a model: the instructions, and the request with the texts of users as data. */
export interface Instructions {
  system: string;
  user: string;
}

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

interface ToolRequest<Answer> {
  /** Its log lines: of every answer with its cost, of one that does not fit, and of a failure. */
  events: { called: LogEvent; rejected: LogEvent; failed: LogEvent };
  instructions: Instructions;
  /** The shape of the answer that the model is to submit. */
  schema: z.ZodMiniType<Answer>;
  maxTokens: number;
  temperature: number;
  /** Whether the request may be sent once more. */
  mayRepeat: () => Promise<boolean>;
  log: Log;
}

/** Asks a model; undefined if it cannot be reached or keeps submitting what does not fit. */
export type AskModel = <Answer>(request: ToolRequest<Answer>) => Promise<Answer | undefined>;

const attempts = 3;
const tool = 'submit';

/**
 * Connects to a model through Amazon Bedrock's Converse API. The model answers through a tool whose input schema is that of the
 * result; answers that do not fit are requested again, at most twice. Every answer is logged with its tokens and cost.
 */
export function connectModel(settings: BedrockSettings): AskModel {
  const client = settings.client ?? makeClient();
  return request => ask(client, settings, request);
}

/** A client that connects within a second and leaves repetitions to `ask`. */
const makeClient = () =>
  new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: { requestTimeout: 17_000, disableConcurrentStreams: true },
  });

/** Asks until an answer fits, or the attempts, the budget or the time are used up. */
async function ask<Answer>(
  client: BedrockRuntimeClient,
  { modelId, price, timeoutMs = 16_000, maxDelayMs = 1_000 }: BedrockSettings,
  { events, mayRepeat, log, ...request }: ToolRequest<Answer>,
): Promise<Answer | undefined> {
  const command = converse(modelId, request);
  const abortSignal = AbortSignal.timeout(timeoutMs);

  for (let attempt = 1; attempt <= attempts && !abortSignal.aborted; attempt++) {
    try {
      const output = await client.send(command, { abortSignal });
      log.info(events.called, { modelId, attempt, ...costOf(output, price) });
      const answer = z.safeParse(request.schema, toolInput(output));
      if (answer.success) return answer.data;
      log.error(events.rejected, { modelId, attempt, problem: z.prettifyError(answer.error) });
    } catch (error) {
      log.error(events.failed, { modelId, attempt, ...errorFields(error) });
      if (!isTemporary(error)) break;
    }
    if (attempt === attempts || !(await mayRepeat())) break;
    await backoff(attempt, { baseDelayMs: 250, maxDelayMs });
  }
  return undefined;
}

/** JSON schema of a tool's input; models reject the name of its dialect. */
function schemaOf(answer: z.ZodMiniType): object {
  const schema = Object.entries(z.toJSONSchema(answer, { io: 'input' }));
  return Object.fromEntries(schema.filter(([name]) => name !== '$schema'));
}

const converse = (
  modelId: string,
  {
    instructions: { system, user },
    schema,
    maxTokens,
    temperature,
  }: Pick<ToolRequest<unknown>, 'instructions' | 'schema' | 'maxTokens' | 'temperature'>,
) =>
  new ConverseCommand({
    modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: user }] }],
    inferenceConfig: { maxTokens, temperature },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: tool,
            description: 'Submit the result.',
            inputSchema: { json: schemaOf(schema) as Json },
          },
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

/** Fences a user's text so that it cannot close the fence itself. */
export const asData = (values: Record<string, unknown>): string =>
  `<data>\n${JSON.stringify(values).replaceAll('<', '\\u003c')}\n</data>`;
