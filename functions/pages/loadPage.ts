import { getAuthor } from '#functions/authors/getAuthor.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { listFeaturedProjects } from '#functions/market/listFeaturedProjects.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { listProjectPayments } from '#functions/money/orders/listProjectPayments.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { makeCheck } from '#functions/platform/middleware/validate.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import { listProgressEntries } from '#functions/progress/listProgressEntries.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { listAuthorProjects } from '#functions/projects/listAuthorProjects.ts';
import { listAuthorTeams } from '#functions/projects/listAuthorTeams.ts';
import { listProofEntries } from '#functions/proof/listProofEntries.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { type Contract, parametersOf } from '#shared/contract.ts';
import { errors, i18nIDOf } from '#shared/errors.ts';
import type { PageState, RenderedCall, RenderedResponse } from '#shared/pageState.ts';

/** An endpoint that runs in this process, without HTTP. */
interface Endpoint {
  contract: Contract;
  invoke: (input: never, deps: Deps) => Promise<unknown>;
}

/** The endpoints that pages are rendered with. */
const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    getAuthor,
    getProject,
    listAuthorProjects,
    listAuthorTeams,
    listAuthors,
    listComments,
    listFeaturedProjects,
    listFeaturedProspects,
    listProjectPayments,
    listProgressEntries,
    listProjects,
    listProofEntries,
    listProspects,
    listTeamMembers,
  ].map((endpoint: Endpoint) => [endpoint.contract.id, endpoint]),
);

/** Runs all calls of a page at the same time, as an anonymous visitor. Rejects if one fails for another reason than a refusal. */
export async function loadPage(calls: readonly RenderedCall[], deps: Deps): Promise<PageState> {
  const responses = await Promise.all(calls.map(call => respond(call, deps)));
  return { renderedAt: Date.parse(deps.now()), responses };
}

async function respond(call: RenderedCall, deps: Deps): Promise<RenderedResponse> {
  const endpoint = endpoints[call.id];
  if (!endpoint) throw new Error(`Pages are not rendered with ${call.id}`);

  const result = await invoke(endpoint, call, deps);
  if (isRefusal(result)) return { ...call, refusal: describe(result) };
  const data: unknown = endpoint.contract.spec.output?.parse(result); // an output that violates its own contract is a bug
  return { ...call, data: JSON.parse(JSON.stringify(data)) as unknown }; // as the browser would receive it
}

async function invoke({ contract, invoke }: Endpoint, { input }: RenderedCall, deps: Deps): Promise<unknown> {
  const params = Object.fromEntries(parametersOf(contract.path).map(name => [name, input[name]]));
  const valid = makeCheck(contract)({ params, query: input['query'], headers: {}, body: undefined });
  if (isRefusal(valid)) return valid;
  const { params: checked, query } = valid;
  return await invoke({ ...checked, query } as never, deps); // checked against the contract
}

const describe = ({ code }: Refusal): NonNullable<RenderedResponse['refusal']> => ({
  code,
  i18nID: i18nIDOf(code),
  ...errors[code],
});
