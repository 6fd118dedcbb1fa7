import { foldText } from '#shared/foldText.ts';

/** A word of a text with the stem by which it is compared. */
export interface Keyword {
  stem: string;
  /** As written, in lower case. */
  word: string;
}

/** Shorter words say little in any of the languages. */
const minLength = 4;
/** Letters by which words are compared: "illustrator" and "illustration" are alike. */
const stemLength = 6;

/** Frequent words without meaning of their own, folded, in English, French and Spanish. */
const stopWords = new Set(
  (
    'able about after again also always another around because been before being between both cannot could does doing ' +
    'done down each enough every everything find first from give good great have having help here into itself just keep ' +
    'kind know language languages last learn least less like little live long look looking made make makes making many ' +
    'matter more most much must need needed needs never nothing often once only other others over part people place ' +
    'please project projects really right same see seen several should since some someone something soon still such ' +
    'take than that their them then there these they thing things think this those through time together under until ' +
    'used using very want well were what when where which while will with without work worked working works would year ' +
    'years you your yours evening evenings week weeks person expert ' +
    'afin ainsi alors apres assez aucun aussi autour autre autres avant avec avoir beaucoup bien cela celle celui ceux ' +
    'chaque chez comme comment dans depuis deux dire donc elle elles encore entre etre fait faire faut fois gens ici ' +
    'jamais jour jours leur leurs lieu mais meme mieux moins monde notre nous parce parler pendant personne personnes ' +
    'peut plus plusieurs pour pouvoir pourquoi projet projets quand quelque quelques rien sans savoir selon sera seul ' +
    'simple soit sont sous suis sujet tous tout toute toutes travail travaille travailler tres trop vers vers votre ' +
    'vous annees semaine soir soirs ' +
    'ademas ahora algo alguien algun algunas algunos antes anos aqui aunque bastante buena bueno cada casi como con ' +
    'conmigo cosa cosas cual cuando cuanto desde despues donde dias ella ellas ellos entre eres esa ese eso esta estan ' +
    'este esto estos gente grande hace hacen hacer hacia hasta hola luego mejor menos mientras mismo mucha mucho muchos ' +
    'muy nada nadie nosotros nuestra nuestro otra otras otro otros para pero persona personas poco porque proyecto ' +
    'proyectos puede pueden quien quienes quiero saber seguro semana siempre sobre solo tambien tanto tarde tengo tiene ' +
    'tienen tiempo toda todas todo todos trabajo trabajar unas unos usted vida'
  ).split(' '),
);

/** The meaningful words of a text, each stem once, in order. */
export function keywordsOf(text: string): Keyword[] {
  const found = new Map<string, Keyword>();
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    const folded = foldText(word);
    if (folded.length < minLength || stopWords.has(folded)) continue;
    const stem = stemOf(folded);
    if (!found.has(stem)) found.set(stem, { stem, word });
  }
  return [...found.values()];
}

/** A plural of a short word has the stem of its singular. */
const stemOf = (folded: string): string =>
  Array.from(folded.length > minLength ? folded.replace(/s$/, '') : folded)
    .slice(0, stemLength)
    .join('');
