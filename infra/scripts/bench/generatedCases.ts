import { generateContent } from '#functions/generated/generateContent.ts';
import { generateProspects } from '#functions/generated/generateProspects.ts';
import { listGeneratedIdeas } from '#functions/generated/listGeneratedIdeas.ts';
import { listGeneratedProspects } from '#functions/generated/listGeneratedProspects.ts';
import { listGeneratedTasks } from '#functions/generated/listGeneratedTasks.ts';
import { translateText } from '#functions/translation/translateText.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on generated content and translations by machine. */
export const generatedCases = ({ ProjectID, byOwner }: BenchWorld): Case[] => [
  {
    name: 'generateContent',
    operation: generateContent,
    input: { body: { kind: 'ideas', language: 'en', submissionKey: 'bench-generation-1' } },
    sending: byOwner,
  },
  {
    name: 'generateProspects',
    operation: generateProspects,
    input: { ProjectID, body: { submissionKey: 'bench-generation-2' } },
    sending: byOwner,
  },
  {
    name: 'translateText',
    operation: translateText,
    input: { body: { kind: 'project', ProjectID, into: 'es' } },
    sending: byOwner,
  },
  {
    name: 'translateText, kept',
    operation: translateText,
    input: { body: { kind: 'project', ProjectID, into: 'es' } },
    sending: byOwner,
  },
  { name: 'listGeneratedIdeas', operation: listGeneratedIdeas, input: {}, sending: byOwner },
  { name: 'listGeneratedProspects', operation: listGeneratedProspects, input: {}, sending: byOwner },
  { name: 'listGeneratedTasks', operation: listGeneratedTasks, input: {}, sending: byOwner },
];
