import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as SesLibrary from 'aws-ses-v2-local';
import type * as SesStore from 'aws-ses-v2-local/dist/store.js';
import * as z from 'zod';
import { readJson, savedJson } from '#infra/local/wire/atomicFile.ts';
import { BodyTooLarge, readBody } from '#infra/local/wire/body.ts';
import { type Handle, listen } from '#infra/local/wire/listen.ts';
import { type Credentials, verifySignature } from '#infra/local/wire/sigv4.ts';
import { element } from '#infra/local/wire/xml.ts';
import { type FeedbackKind, feedbackOn, type MailFeedbackEvent, openFeedback } from './mailFeedback.ts';
import { Mail, readSendEmail, SesFailure } from './sendEmail.ts';
import { type RawDetails, readRawEmail } from './sendRawEmail.ts';
import { openSuppressionList, suppressedAddress } from './suppressionList.ts';

/** Options of the email emulator. */
export interface MailOptions {
  /** 0 or absent: any free port. */
  port?: number;
  /** Folder for the latest 500 emails. Without it they are kept in memory. */
  dataDir?: string;
  /** Credentials that must sign emails; signatures are not checked without them. */
  credentials?: Credentials | Credentials[];
  now?: () => Date;
  /** Receives the events of bounces and complaints, late and more than once. */
  deliver?: (event: MailFeedbackEvent) => Promise<void>;
}

/**
 * A running email emulator: SES's SendEmail, SendRawEmail and DeleteSuppressedDestination, and a page at `/` that lists the
 * emails. One to an address that has bounced is not delivered: it bounces.
 */
export interface MailServer {
  url: string;
  /** All emails sent so far, oldest first. */
  messages(): Promise<Mail[]>;
  /** Has an email bounce, or its recipient complain. */
  report(messageId: string, kind: FeedbackKind): Promise<void>;
  /** Resolves once all events have been delivered. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

// Node and Vite import the default export of this CommonJS package differently; `require` is the same in both.
const require = createRequire(import.meta.url);
const library: (typeof SesLibrary)['default'] = require('aws-ses-v2-local');
const { clearStore, getStoreReadonly }: typeof SesStore = require('aws-ses-v2-local/dist/store.js');

const mostMails = 500;
const largestBody = 25 * 2 ** 20;

let isRunning = false;

/** Starts the email emulator. Only one per process: the underlying library keeps global state. */
export async function startMail(options: MailOptions = {}): Promise<MailServer> {
  if (isRunning) throw new Error('An email emulator is already running in this process');
  isRunning = true;

  try {
    return await start(options);
  } catch (error) {
    isRunning = false;
    throw error;
  }
}

async function start({
  port,
  dataDir,
  credentials,
  now = () => new Date(),
  deliver = () => Promise.resolve(),
}: MailOptions): Promise<MailServer> {
  const suppressed = await openSuppressionList(dataDir);
  const feedback = openFeedback(deliver);
  const path = dataDir && join(dataDir, 'mail.json');
  clearStore();
  if (path) getStoreReadonly().emails.push(...z.array(Mail).parse((await readJson(path)) ?? []));
  const file = path ? savedJson(path, () => getStoreReadonly().emails) : undefined;
  const keep = async () => {
    const { emails } = getStoreReadonly();
    const latest = emails.at(-1);
    if (latest?.destination.to.some(one => suppressed.has(one))) {
      emails.pop();
      feedback.send(feedbackOn(latest, 'bounce', now(), 'OnAccountSuppressionList'));
    }
    emails.splice(0, emails.length - mostMails);
    await file?.save();
  };

  const viewer = await openViewer();
  let rawEmails = Promise.resolve(); // one at a time, so that the latest email in the store is the one just sent
  const handle: Handle = async (req, res) => {
    const readmitted = suppressedAddress(req.method, req.url);
    if (readmitted !== undefined) {
      const wasListed = await suppressed.remove(readmitted);
      const type = wasListed ? {} : { 'x-amzn-errortype': 'NotFoundException' };
      return void res
        .writeHead(wasListed ? 200 : 404, { 'content-type': 'application/json', ...type })
        .end('{}');
    }
    if (req.method !== 'POST') return viewer(req, res);
    if (req.url !== '/') return viewer(req, res).then(keep);

    try {
      const body = await readBody(req, largestBody);
      if (credentials) await checkSignature(req, body, { credentials: [credentials].flat(), now: now() });
      const form = new URLSearchParams(body.toString('utf8'));
      if (form.get('Action') === 'SendRawEmail') {
        const details = readRawEmail(form);
        Object.assign(req, { body: Object.fromEntries(form) });
        rawEmails = rawEmails.then(async () => {
          await viewer(req, res);
          complete(details, now());
          await keep();
        });
        return await rawEmails;
      }
      if (form.get('Action') !== 'SendEmail') {
        throw new SesFailure('InvalidAction', `Could not find operation ${form.get('Action')}`);
      }

      // Replaces the library's SendEmail, which stores only the first of several recipients.
      const mail = readSendEmail(form, now());
      getStoreReadonly().emails.push(mail);
      await keep();
      answer(
        res,
        200,
        'SendEmailResponse',
        `<SendEmailResult>${element('MessageId', mail.messageId)}</SendEmailResult>`,
      );
    } catch (error) {
      sendFailure(res, error);
    }
  };
  const server = await listen(handle, port);

  return {
    url: server.url,
    messages: () => Promise.resolve(structuredClone(getStoreReadonly().emails)),
    async report(messageId, kind) {
      const email = getStoreReadonly().emails.find(one => one.messageId === messageId);
      if (!email) throw new Error(`No email ${messageId}`);
      if (kind === 'bounce') for (const one of email.destination.to) await suppressed.add(one);
      feedback.send(feedbackOn(email, kind, now()));
    },
    idle: feedback.idle,
    async close() {
      feedback.close();
      await server.close();
      await file?.save();
      await suppressed.close();
      clearStore();
      isRunning = false;
    },
  };
}

type Viewer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** The library's application without its server: the page, `/store`, SendRawEmail and the v2 API. */
async function openViewer(): Promise<Viewer> {
  const server = await library.default({ port: 0, host: '127.0.0.1' });
  const [application] = server.listeners('request');
  await new Promise(resolve => server.close(resolve));
  if (!application) throw new Error('The email library has no application');

  return (req, res) =>
    new Promise(resolve => {
      res.once('close', resolve);
      application(req, res);
    });
}

/** Adds details that the library drops, and the time of the environment's clock, to the latest email. */
function complete({ from, to, replyTo, headers }: RawDetails, now: Date): void {
  const email = getStoreReadonly().emails.at(-1);
  if (!email) return;
  const at = Math.floor(now.getTime() / 1000);
  Object.assign(email, { headers, replyTo, at, destination: { ...email.destination, to } }, from && { from });
}

async function checkSignature(
  req: IncomingMessage,
  body: Buffer,
  { credentials, now }: { credentials: Credentials[]; now: Date },
): Promise<void> {
  const verified = await verifySignature(req, { credentials, service: 'ses', now, body });
  if (!verified.ok) throw new SesFailure('SignatureDoesNotMatch', `Not accepted: ${verified.refusal}.`);
}

function answer(res: ServerResponse, status: number, name: string, content: string): void {
  res
    .writeHead(status, { 'content-type': 'text/xml' })
    .end(`<${name} xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${content}</${name}>`);
}

function sendFailure(res: ServerResponse, error: unknown): void {
  if (!(error instanceof SesFailure) && !(error instanceof BodyTooLarge)) throw error;
  const code = error instanceof SesFailure ? error.code : 'InvalidParameterValue';
  const details = element('Type', 'Sender') + element('Code', code) + element('Message', error.message);

  answer(res, 400, 'ErrorResponse', `<Error>${details}</Error>`);
}
