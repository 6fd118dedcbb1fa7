import { generateContent } from '#functions/generated/generateContent.ts';
import { generateProspects } from '#functions/generated/generateProspects.ts';
import { listGeneratedIdeas } from '#functions/generated/listGeneratedIdeas.ts';
import { listGeneratedProspects } from '#functions/generated/listGeneratedProspects.ts';
import { listGeneratedTasks } from '#functions/generated/listGeneratedTasks.ts';
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
