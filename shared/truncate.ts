/** At most the first `length` UTF-16 code units of a text; never half of a character that takes two of them, such as an emoji. */
export function truncate(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
