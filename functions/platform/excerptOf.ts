/** The beginning of a text for a label, at most `max` characters; an ellipsis marks what is left out. */
export function excerptOf(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  return `${letters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
