import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  DynamoDBBatchResponse,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';
import type { Deps } from '#functions/platform/deps.ts';
import type { HttpHandler } from '#functions/platform/lambda.ts';
import { eventTriggers, type Job } from '#infra/jobs.ts';
import type { TokenEvent } from '#infra/local/identity/pool.ts';
import type { MailFeedbackEvent } from '#infra/local/mail/mailFeedback.ts';
import type { Contract } from '#shared/contract.ts';
import type { Clock } from './clock.ts';

/** A Lambda handler whose dependencies can be replaced. */
interface LambdaModule<Call> {
  handler: { withDeps: (deps: Deps) => Call };
}

/** The part of an event that the function behind the CDN's pages reads. */
export type PageEvent = Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters' | 'requestContext'>;

/** The function behind the CDN's pages. */
export const pageFunction = 'pages/renderPage';

/** The functions of the repository, with the clock of the local environment. */
export interface Functions {
  endpoint: (contract: Contract) => Promise<HttpHandler>;
  page: (event: PageEvent) => Promise<APIGatewayProxyStructuredResultV2>;
  job: (job: Job) => Promise<unknown>;
  /** Before the user pool issues tokens. */
  tokens: (event: TokenEvent) => Promise<object>;
  stream: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | void>;
  media: (event: SQSEvent) => Promise<void>;
  payouts: (event: SQSEvent) => Promise<SQSBatchResponse>;
  /** Bounces and complaints. */
  mail: (event: MailFeedbackEvent) => Promise<void>;
  close: () => Promise<void>;
}

const root = new URL('../../../', import.meta.url);
const load = async <Call>(file: string) => (await import(new URL(file, root).href)) as LambdaModule<Call>; // each such file exports its handler

/** Runs the functions from their sources in this process, whose environment variables must be set by then. */
export async function loadFunctions(clock: Clock): Promise<Functions> {
  const { defaultDeps } = await import('#functions/platform/deps.ts');
  const deps: Deps = { ...defaultDeps(), now: () => clock.now().toISOString() };
  const listener = <Call>({ name }: { name: string }) => load<Call>(`functions/jobs/${name}.lambda.ts`);

  return {
    endpoint: async ({ domain, id }) =>
      (await load<HttpHandler>(`functions/${domain}/${id}.lambda.ts`)).handler.withDeps(deps),
    page: async event =>
      await (await load<Functions['page']>(`functions/${pageFunction}.lambda.ts`)).handler.withDeps(deps)(
        event,
      ),
    job: async ({ lambda }) =>
      await (await load<(event: object) => Promise<unknown>>(lambda)).handler.withDeps(deps)({}),
    tokens: async event =>
      await (await import('#functions/jobs/withholdSelfService.lambda.ts')).handler(event),
    stream: async event =>
      await (await listener<Functions['stream']>(eventTriggers.stream)).handler.withDeps(deps)(event),
    media: async event =>
      await (await listener<Functions['media']>(eventTriggers.media)).handler.withDeps(deps)(event),
    payouts: async event =>
      await (await listener<Functions['payouts']>(eventTriggers.payouts)).handler.withDeps(deps)(event),
    mail: async event =>
      await (await listener<Functions['mail']>(eventTriggers.mail)).handler.withDeps(deps)(event),
    close: async () => {},
  };
}
