import { TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import { backoff } from '#functions/platform/backoff.ts';
import { errorFields, type Log } from '#functions/platform/log.ts';
import { isBusy, isNetworkFault } from '#functions/platform/outage.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { fromMarkup, toMarkup } from '../markup.ts';
import type { TranslationRequest, Translator } from '../translator.ts';
import type { Unit } from '../units.ts';

export interface AmazonSettings {
  /** Address of the service; that of the function's region if absent. */
  endpoint?: string | undefined;
  /** Time for a text with all repetitions; below the 20 s of a function. */
  timeoutMs?: number;
  /** Longest wait before a repetition. */
  maxDelayMs?: number;
}

/** List price in all regions, for the log of costs. */
const dollarsPerCharacter = 15e-6;
/** Bytes of a request; the service takes 10,000. */
const requestBytes = 9_000;
/** Requests of a text that are on their way at the same time. */
const atATime = 4;
const attempts = 3;

/**
 * Creates a translator on Amazon Translate. Units go into requests as paragraphs of HTML, as many as fit.
 * Logs `translator.called` with characters and cost.
 */
export function makeAmazonTranslator({ endpoint, ...times }: AmazonSettings): Translator {
  const client = makeClient(endpoint);
  return {
    async translate({ units, ...request }) {
      const deadline = AbortSignal.timeout(times.timeoutMs ?? 15_000);
      const batches = batchesOf(units);
      const translated: (string | undefined)[][] = [];
      for (let at = 0; at < batches.length; at += atATime) {
        const answers = await Promise.all(
          batches
            .slice(at, at + atATime)
            .map(batch => translateBatch(batch, request, { client, ...times, deadline })),
        );
        for (const answer of answers) {
          if (isRefusal(answer)) return answer;
          translated.push(answer);
        }
      }
      return translated.flat();
    },
  };
}

/** A client that connects within a second and leaves repetitions to `send`. */
const makeClient = (endpoint: string | undefined) =>
  new TranslateClient({
    ...(endpoint && { endpoint }),
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 15_000 },
  });

interface Sending extends Pick<AmazonSettings, 'maxDelayMs'> {
  client: TranslateClient;
  deadline: AbortSignal;
}

type Marked = { unit: Unit; html: string };

const paragraph = (html: string, place: number): string => `<p id="u${place}">${html}</p>`;

/** Units with their markup, as many together as one request takes. */
function batchesOf(units: readonly Unit[]): Marked[][] {
  const batches: Marked[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const html = toMarkup(unit);
    const added = Buffer.byteLength(paragraph(html, units.length)) + 1;
    if (bytes + added > requestBytes) {
      batches.push([]);
      bytes = 0;
    }
    bytes += added;
    batches.at(-1)?.push({ unit, html });
  }
  return batches;
}

async function translateBatch(
  batch: readonly Marked[],
  { from, into, log }: Omit<TranslationRequest, 'units'>,
  sending: Sending,
) {
  const text = batch.map(({ html }, index) => paragraph(html, index)).join('\n');
  const answer = await send(text, { from, into, log }, sending);
  if (answer === undefined) return refuse('TRANSLATION_UNAVAILABLE');
  const paragraphs = new Map(
    [...answer.matchAll(/<p id="?u(\d+)"?>([\s\S]*?)<\/p>/g)].map(([, place, html]) => [Number(place), html]),
  );
  return batch.map(({ unit }, index) => fromMarkup(paragraphs.get(index) ?? '', unit));
}

/** Sends a request until it is answered, or the attempts or the time are used up. */
async function send(
  text: string,
  { from, into, log }: { from: WrittenLanguage; into: WrittenLanguage; log: Log },
  { client, deadline, maxDelayMs = 1_000 }: Sending,
): Promise<string | undefined> {
  const command = new TranslateTextCommand({
    Text: text,
    SourceLanguageCode: from,
    TargetLanguageCode: into,
  });
  for (let attempt = 1; attempt <= attempts && !deadline.aborted; attempt++) {
    try {
      const { TranslatedText } = await client.send(command, { abortSignal: deadline });
      const characters = Array.from(text).length;
      log.info('translator.called', { attempt, characters, cost: characters * dollarsPerCharacter });
      if (TranslatedText === undefined) log.error('translator.answer_rejected', { attempt });
      return TranslatedText;
    } catch (error) {
      log.error('translator.call_failed', { attempt, ...errorFields(error) });
      if (deadline.aborted || !(isBusy(error) || isNetworkFault(error))) return undefined;
    }
    if (attempt < attempts) await backoff(attempt, { baseDelayMs: 250, maxDelayMs });
  }
  return undefined;
}
