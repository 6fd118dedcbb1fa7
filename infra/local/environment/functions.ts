import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  DynamoDBBatchResponse,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';
import { importJob, importOperation } from '#functions/operations.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { HttpHandler } from '#functions/platform/operation.ts';
import type { Job } from '#infra/jobs.ts';
import type { TokenEvent } from '#infra/local/identity/pool.ts';
import type { MailFeedbackEvent } from '#infra/local/mail/mailFeedback.ts';
import type { Contract } from '#shared/contract.ts';
import { loadBuildsWhole } from './builds.ts';
import type { Clock } from './clock.ts';

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

/** Runs the functions from their sources in this process, whose environment variables must be set by then. */
export async function loadFunctions(clock: Clock): Promise<Functions> {
  loadBuildsWhole(); // the site may be built again meanwhile
  const { defaultDeps } = await import('#functions/platform/deps.ts');
  const { makeTokenVerifier } = await import('#functions/platform/verifyToken.ts');
  const deps: Deps = { ...defaultDeps(), now: () => clock.now().toISOString() };
  const endpointDeps = { ...deps, verifyToken: makeTokenVerifier() };

  return {
    endpoint: async contract => (await importOperation(contract)).withDeps(endpointDeps as never), // every endpoint's dependencies
    page: async event =>
      await (await import('#functions/pages/renderPage.lambda.ts')).handler.withDeps(deps)(event),
    job: async ({ name }) => await (await importJob(name)).withDeps(deps as never)({} as never), // scheduled jobs need no others
    tokens: async event =>
      await (await import('#functions/jobs/withholdSelfService.lambda.ts')).handler(event),
    stream: async event =>
      await (await import('#functions/jobs/processStream.ts')).processStream.withDeps(deps)(event),
    media: async event =>
      await (await import('#functions/jobs/processUpload.ts')).processUpload.withDeps(deps)(event),
    payouts: async event =>
      await (await import('#functions/jobs/sendPayouts.ts')).sendPayouts.withDeps(deps)(event),
    mail: async event =>
      await (await import('#functions/jobs/recordMailFeedback.ts')).recordMailFeedback.withDeps(deps)(event),
    close: async () => {},
  };
}
