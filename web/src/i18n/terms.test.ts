import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words that no text uses, because the product has another one for the same thing, with that one: an interface that names one thing
 * twice makes people look for the difference.
 */
const unused = {
  en: [
    [/\bcommissions?\b/i, 'platform fee'],
    [/\be-mails?\b/i, 'email'],
    [/\bprospects?\b/i, 'role'],
    [/\bsmallest (payment|transfer|payout)\b/i, 'minimum payment'],
    [/\bmoney back\b/i, 'refund'],
    [/\bprivacy policy\b/i, 'privacy notice'],
    [/\byour face\b/i, 'avatar'],
    [/\bcollaborators?\b/i, 'team member'],
    [/\b(payers?|donors?|(for|our) investors?)\b/i, 'supporter'],
    [/\b(project|task) points?\b/i, 'team points'],
    [
      /\breputation points?\b|\b(buy|bought|sell|sold)\b[^.]{0,20} contribution points?\b/i,
      'contribution points',
    ],
    [
      /\b(whole|equal) stones\b|\bprice of a stone\b|\b(each|one) stone (is|stands)\b/i,
      'point, or block of a chart',
    ],
  ],
  fr: [
    [/\bcommissions?\b/i, 'frais de service'],
    [/\blitiges?\b/i, 'contestation'],
    [/\bvirements?\b/i, 'versement'],
    [/\b(relect(ure|eur|rice)s?|relire|relue?s?|relit|relisent)\b/i, 'examen'],
    [/(?<!e-)\b(mails?|courriels?|mél)\b(?!>)/i, 'e-mail'],
    [/\bvotre visage\b/i, 'avatar'],
    [/\bpayeurs?\b/i, 'la personne qui a payé'],
    [/\bavis de confidentialité\b/i, 'politique de confidentialité'],
    [/\bporteu(r|se)s?\b/i, 'la personne qui porte le projet'],
    [/\bcommandes? impayées?\b/i, 'commande en attente de paiement'],
    [/\b(formule|[Aa]vec|passez à) Free\b/, 'formule gratuite'],
    [/\btâches? (est |sont )?à vérifier\b/i, 'à valider'],
    [/disponible à l’embauche/i, 'équipe à recruter'],
    [/\binvestisseurs\b|\binvestir\b/i, 'soutenir'],
    [/\bpoints (de|du) projet\b/i, 'points d’équipe'],
    [/\bpoints de réputation\b/i, 'points de contribution'],
    [
      /\bpierres (entières|égales)\b|\bprix d’une pierre\b|\b(chaque|une) pierre (est|représente)\b/i,
      'point, ou bloc',
    ],
    [/\b(forfaits?|offres? d’abonnement)\b/i, 'formule'],
    [
      /\b(vous (n’en )?(êtes|serez|étiez|restez)|une fois|vous garde|-vous être) (averti|bloqué|connecté|informé|inscrit|payé|prévenu|remboursé|seul)\b|\p{L}·\p{L}/iu,
      'wording without gender',
    ],
  ],
  es: [
    [/\b(e-?mails?)\b(?!\}|>)/i, 'correo'],
    [/\b(litigios?|controversias?|contracargos?)\b/i, 'disputa'],
    [/\b(pagador|pagadora|pagadores)\b/i, 'quien pagó'],
    [/\b(relecturas?|releer)\b/i, 'revisión'],
    [/\baviso de privacidad\b/i, 'política de privacidad'],
    [/\bavisos por correo\b/i, 'notificaciones por correo'],
    [/\b(enviar (el|un)|tu|este) aviso\b/i, 'denuncia'],
    [/\bpostul/i, 'presentar candidatura'],
    [/\btu cara\b/i, 'avatar'],
    [/\bpropietari[oa]s?\b/i, 'persona responsable'],
    [/\babonos?\b/i, 'transferencia'],
    [/\bpedidos? sin pagar\b/i, 'pedido pendiente de pago'],
    [/\b([Pp]lan|[Cc]on( el)?|[Tt]ienes?|pasas a) Free\b/, 'plan gratuito'],
    [/disponible para contratación/i, 'equipo disponible'],
    [/\binver(tir|sores)\b/i, 'apoyar'],
    [/\bpuntos del? proyecto\b/i, 'puntos de equipo'],
    [/\bpuntos de reputación\b/i, 'puntos de contribución'],
    [
      /\bpiedras (enteras|iguales)\b|\bprecio de una piedra\b|\bcada piedra (es|son|representa) /i,
      'punto o bloque',
    ],
    [/\bexpulsi(ón|ones)\b/i, 'bloqueo'],
  ],
} as const;
const inNoLanguage = [
  [/[!¡]/, 'a full stop'],
  [
    /[£€$]\s?\d|\d\s?[£€$]|\b(pounds?|dollars?|euros?|libras?|dólar(es)?|livres? sterling)\b/iu,
    'a sum from the settings, by interpolation',
  ],
] as const;

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Lines of all texts of a language: interface, pages and emails. Keys are left out. */
function linesOf(language: string): string[] {
  const files = [
    ...readdirSync(new URL(`web/src/i18n/${language}/`, root)).map(
      file => `web/src/i18n/${language}/${file}`,
    ),
    ...readdirSync(new URL(`web/src/texts/${language}/`, root)).map(
      file => `web/src/texts/${language}/${file}`,
    ),
    `functions/platform/mail/templates/${language}.json`,
  ];
  return files.flatMap(path =>
    read(path)
      .split('\n')
      .map(line => `${path}: ${path.endsWith('.json') ? line.replace(/^\s*"[\w.-]+": /, '') : line}`),
  );
}

const textOf = (line: string): string => line.slice(line.indexOf(': ') + 2).replace(/\{\{?[^}]*\}\}?/g, '');

test.each(['en', 'fr', 'es'] as const)('texts in %s use one term per concept', language => {
  const found = [...unused[language], ...inNoLanguage].flatMap(([word, instead]) =>
    linesOf(language)
      .filter(line => word.test(textOf(line)))
      .map(line => `${line.trim()} (use: ${instead})`),
  );
  expect(found).toEqual([]);
});

type Words = { [key: string]: string | Words };
const valuesOf = (words: Words): string[] =>
  Object.values(words).flatMap(value => (typeof value === 'string' ? [value] : valuesOf(value)));

test.each(
  (['en', 'fr', 'es'] as const).flatMap(language =>
    ['project-page', 'author-page'].map(tutorial => [tutorial, language] as const),
  ),
)('the tutorial %s in %s names buttons and fields as the pages do', (tutorial, language) => {
  const folder = `web/src/i18n/${language}/`;
  const labels = new Set(
    readdirSync(new URL(folder, root)).flatMap(file => valuesOf(JSON.parse(read(folder + file)) as Words)),
  );
  const named = [
    ...read(`web/src/texts/${language}/${tutorial}.md`).matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g),
  ].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(name => !labels.has(name ?? ''))).toEqual([]);
});
