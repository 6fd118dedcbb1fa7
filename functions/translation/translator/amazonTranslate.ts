import { HttpRequest } from '@smithy/core/protocols';
import * as z from 'zod/mini';
import { backoff } from '#functions/platform/backoff.ts';
import { errorFields, type Log } from '#functions/platform/log.ts';
import { isBusy, isNetworkFault } from '#functions/platform/outage.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { runtimeSigner } from '#functions/platform/runtimeSigner.ts';
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
 * Creates a translator on Amazon Translate. Units go into requests as paragraphs of HTML, as many as fit. The service is called
 * over its JSON protocol: its client would be a dependency for a single call. Logs `translator.called` with characters and cost.
 */
export function makeAmazonTranslator(settings: AmazonSettings): Translator {
  return {
    async translate({ units, ...request }) {
      const deadline = AbortSignal.timeout(settings.timeoutMs ?? 15_000);
      const batches = batchesOf(units);
      const translated: (string | undefined)[][] = [];
      for (let at = 0; at < batches.length; at += atATime) {
        const answers = await Promise.all(
          batches.slice(at, at + atATime).map(batch => translateBatch(batch, settings, request, deadline)),
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
  settings: AmazonSettings,
  { from, into, log }: Omit<TranslationRequest, 'units'>,
  deadline: AbortSignal,
) {
  const text = batch.map(({ html }, place) => paragraph(html, place)).join('\n');
  const answer = await send(text, { from, into }, { settings, log, deadline });
  if (answer === undefined) return refuse('TRANSLATION_UNAVAILABLE');
  const paragraphs = new Map(
    [...answer.matchAll(/<p id="?u(\d+)"?>([\s\S]*?)<\/p>/g)].map(([, place, html]) => [Number(place), html]),
  );
  return batch.map(({ unit }, place) => fromMarkup(paragraphs.get(place) ?? '', unit));
}

const Answer = z.object({ TranslatedText: z.string() });

/** Sends a request until it is answered, or the attempts or the time are used up. */
async function send(
  text: string,
  { from, into }: { from: WrittenLanguage; into: WrittenLanguage },
  { settings, log, deadline }: { settings: AmazonSettings; log: Log; deadline: AbortSignal },
): Promise<string | undefined> {
  const body = JSON.stringify({ Text: text, SourceLanguageCode: from, TargetLanguageCode: into });
  for (let attempt = 1; attempt <= attempts && !deadline.aborted; attempt++) {
    try {
      const answer = z.safeParse(Answer, await post(body, settings, deadline));
      const characters = Array.from(text).length;
      log.info('translator.called', { attempt, characters, cost: characters * dollarsPerCharacter });
      if (answer.success) return answer.data.TranslatedText;
      log.error('translator.answer_rejected', { attempt, problem: z.prettifyError(answer.error) });
      return undefined;
    } catch (error) {
      log.error('translator.call_failed', { attempt, ...errorFields(error) });
      if (deadline.aborted || !(isBusy(error) || isNetworkFault(error))) return undefined;
    }
    if (attempt < attempts)
      await backoff(attempt, { baseDelayMs: 250, maxDelayMs: settings.maxDelayMs ?? 1_000 });
  }
  return undefined;
}

/** Calls the operation TranslateText; throws an error with the service's name of it. */
async function post(body: string, { endpoint }: AmazonSettings, signal: AbortSignal): Promise<unknown> {
  const { signer, region } = runtimeSigner('translate');
  const url = new URL(endpoint ?? `https://translate.${region}.amazonaws.com/`);
  const request = new HttpRequest({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSShineFrontendService_20170701.TranslateText',
    },
    body,
  });
  const { method, headers } = await signer.sign(request);
  const response = await fetch(url, { method, headers, body, signal });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { __type = 'UnknownError', message = '' } = z.catch(Failure, {}).parse(answer);
  throw Object.assign(new Error(`${response.status} ${message}`), {
    name: __type.split('#').at(-1),
    $fault: response.status >= 500 ? 'server' : 'client',
  });
}

const Failure = z.object({ __type: z.optional(z.string()), message: z.optional(z.string()) });
