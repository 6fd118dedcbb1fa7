import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#functions/projects/project.store.ts';
import { proof } from '#shared/contracts/proof.ts';
import { listProofEntries } from './listProofEntries.ts';
import { entriesOf, proofEntries, proofHeads, sourceKey } from './proof.store.ts';

export const handler = lambda(
  proof.listProofEntries,
  {
    load: async ({ ProjectID, query }, { table }) => {
      const page = await table.query(proofEntries, {
        ...entriesOf(ProjectID),
        ...query,
        order: 'desc',
        consistent: true,
      });
      if (isRefusal(page)) return page;
      return [
        projects.key(ProjectID),
        proofHeads.key(ProjectID),
        page,
        page.items.map(({ source }) => sourceKey(source)),
      ];
    },
    run: listProofEntries,
  },
  { verifyToken: makeTokenVerifier },
);
