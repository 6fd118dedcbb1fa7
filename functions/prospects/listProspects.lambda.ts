import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { projects } from '../projects/project.store.ts';
import { listProspects } from './listProspects.ts';

export const handler = lambda(
  prospects.listProspects,
  {
    beside: ({ ProjectID }) => [projects.key(ProjectID)],
    run: ({ ProjectID, caller }, outside) => listProspects(outside, { ProjectID, caller }),
  },
  { recognise: makeRecognise },
);
