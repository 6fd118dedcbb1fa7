import { environment } from '#functions/platform/environment.ts';
import { provide } from '#functions/platform/uses.ts';
import type { Generator } from '../generator.ts';
import { makeBedrockGenerator } from './bedrock.ts';
import { embeddedGenerator } from './embedded.ts';

/** Creates the generator that the environment configures: the embedded one, or a model of Amazon Bedrock. */
export function makeGenerator(): Generator {
  const modelId = environment('GENERATOR');
  if (modelId === 'embedded') return embeddedGenerator;
  return makeBedrockGenerator({
    modelId,
    price: { input: environment('GENERATOR_INPUT_PRICE'), output: environment('GENERATOR_OUTPUT_PRICE') },
  });
}

/** The generator of ideas, roles and tasks. */
export const contentGenerator = provide('generator', makeGenerator, { generator: true });
