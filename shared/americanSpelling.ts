/** British spellings that occur in the texts, and their American forms; endings such as -s and -d are kept. */
const SPELLINGS: readonly [british: RegExp, american: string][] = [
  [
    /\b(organ|recogn|real|apolog|final|author|custom|priorit|summar|personal|anonym|categor|critic|emphas|minim|maxim|special)is(e|es|ed|ing|ation|ations|er|ers)\b/gi,
    '$1iz$2',
  ],
  [/\b(cancel|label|travel|model|signal)l(ed|ing)\b/gi, '$1$2'],
  [/\b(colo|favo|hono|labo|behavio|neighbo|endeavo|rumo)u(r)/gi, '$1$2'],
  [/\b(cent|theat|met)re(s?)\b/gi, '$1er$2'],
  [/\b(licen|offen|defen)ce(s?)\b/gi, '$1se$2'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\bpractis(e|es|ed|ing)\b/gi, 'practic$1'],
  [/\bgrey\b/gi, 'gray'],
  [/\bcheque(s?)\b/gi, 'check$1'],
  [/\banalyse(s|d)?\b/gi, 'analyze$1'],
  [/\bfulfil\b/gi, 'fulfill'],
  [/\benrol\b/gi, 'enroll'],
  [/\bskilful\b/gi, 'skillful'],
  [/\btowards\b/gi, 'toward'],
  [/\bwhilst\b/gi, 'while'],
];

/** A text with American spelling. */
export const americanSpelling = (text: string): string =>
  SPELLINGS.reduce((result, [british, american]) => result.replace(british, american), text);
