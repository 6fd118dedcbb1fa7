import { handler as generateContent } from '#functions/generated/generateContent.lambda.ts';
import { handler as generateProspects } from '#functions/generated/generateProspects.lambda.ts';
import { handler as listGeneratedIdeas } from '#functions/generated/listGeneratedIdeas.lambda.ts';
import { handler as listGeneratedProspects } from '#functions/generated/listGeneratedProspects.lambda.ts';
import { handler as listGeneratedTasks } from '#functions/generated/listGeneratedTasks.lambda.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on generated content. */
export const generatedCases = ({ ProjectID, byOwner }: BenchWorld): Case[] => [
  {
    name: 'generateContent',
    handler: generateContent,
    input: { body: { kind: 'ideas', language: 'en', submissionKey: 'bench-generation-1' } },
    sending: byOwner,
  },
  {
    name: 'generateProspects',
    handler: generateProspects,
    input: { ProjectID, body: { submissionKey: 'bench-generation-2' } },
    sending: byOwner,
  },
  { name: 'listGeneratedIdeas', handler: listGeneratedIdeas, input: {}, sending: byOwner },
  { name: 'listGeneratedProspects', handler: listGeneratedProspects, input: {}, sending: byOwner },
  { name: 'listGeneratedTasks', handler: listGeneratedTasks, input: {}, sending: byOwner },
];
