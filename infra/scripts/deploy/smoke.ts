import * as z from 'zod/mini';
import { queues } from '#shared/contracts/queues.ts';
import { type Finding, fine, missing } from './finding.ts';
import type { Tools } from './tools.ts';

const Projects = z.object({
  data: z.object({ items: z.array(z.object({ ProjectID: z.string(), shortName: z.string() })) }),
});

/**
 * Opens the health check, a call that only administrators may make, and the pages that visitors open first: the home page, a
 * project and the sign-in page.
 */
export async function smokeTest(address: string, { fetch }: Pick<Tools, 'fetch'>): Promise<Finding[]> {
  const open = async (
    path: string,
    words: RegExp,
    status = 200,
  ): Promise<{ finding: Finding; body: string }> => {
    try {
      const response = await fetch(`${address}${path}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
        headers: { 'user-agent': 'cairn-deploy' },
      });
      const body = await response.text();
      if (response.status === status && words.test(body)) return { finding: fine(path), body };
      return { finding: missing(`${path} answers ${response.status}.`, lookThere), body };
    } catch (error) {
      const { message } = error instanceof Error ? error : { message: String(error) };
      return { finding: missing(`${path} does not answer: ${message}.`, lookThere), body: '' };
    }
  };

  const [health, administration, home, signIn, projects] = await Promise.all([
    open('/api/health/check', /"ok"/),
    open(`/api${queues.listQueues.path}`, /./, 401),
    open('/en', /<h1/),
    open('/en/signin', /<main/),
    open('/api/projects?limit=1', /"items"/),
  ]);
  const [project] = z.safeParse(Projects, parsed(projects.body)).data?.data.items ?? [];
  const page = project && (await open(`/en/projects/${project.ProjectID}`, /<h1/));
  return [health, administration, home, signIn, page ?? projects].map(({ finding }) => finding);
}

const lookThere =
  'Look at the alarms and at the dashboard in CloudWatch; infra/docs/runbook.md says how to go on. A domain that is new may take minutes to be found.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
