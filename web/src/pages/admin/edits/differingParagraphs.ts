/** The paragraphs of two texts that the other one lacks, in their order; a dash for none. */
export function differingParagraphs(before: string, after: string): [before: string, after: string] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const lacking = (some: readonly string[], others: readonly string[]) =>
    some.filter(paragraph => !others.includes(paragraph)).join('\n\n') || '–';
  return [lacking(old, now), lacking(now, old)];
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);
