import type { GeneratedIdea } from '#shared/entities/generated.ts';

const palettes = ['moss', 'ember', 'tide'] as const;

/** Palette of an idea's cover, which its draft keeps. */
export const paletteOf = ({ name }: Pick<GeneratedIdea, 'name'>): (typeof palettes)[number] =>
  palettes[name.length % palettes.length] ?? 'moss';
