import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of French ideas that are found in homes. */
export const indoors: Record<'repair' | 'kitchens' | 'energy', SubjectTexts> = {
  repair: {
    words: [
      'repar',
      'bricol',
      'casse',
      'outil',
      'dechet',
      'recycl',
      'machine',
      'electronique',
      'meuble',
      'recup',
    ],
    images: ['la charnière', 'le rivet', 'la seconde vie', 'la soudure', 'le ressort', 'la vis'],
    things: 'des outils, des pièces détachées et des notices',
    facts: 'les réparations réussies et les pièces compatibles',
    field: 'la réparation des objets du quotidien',
    problems: [
      'Une bouilloire s’arrête à cause d’une pièce à quarante centimes. La pièce n’a pas de nom, la notice a disparu, et la bouilloire part à la benne avec neuf bonnes années devant elle.',
      'Dans chaque rue vit quelqu’un qui sait tout réparer. La plupart de ses voisins l’apprennent à l’enterrement.',
    ],
    point: 'vis',
    roles: [
      role(
        'Réparateur·rice en électronique',
        'makers',
        'Vous avez trois jeux de petits tournevis et vous en prêtez deux.',
      ),
      role('Couturier·ère ou tapissier·ère', 'makers', 'Pour vous, une reprise visible est une fierté.'),
    ],
    tasks: [
      task(
        'Noter ce qui casse',
        'Demander à trente personnes ce qu’elles ont jeté cette année et pourquoi elles n’ont pas pu le réparer.',
        4,
      ),
      task(
        'Savoir qui est assuré pour quoi',
        'Une page sur les appareils branchés, la responsabilité et ce que nous refusons d’ouvrir.',
        3,
      ),
    ],
  },
  kitchens: {
    words: [
      'cuisin',
      'nourritur',
      'pain',
      'boulang',
      'recette',
      'repas',
      'restaurant',
      'manger',
      'dejeuner',
      'diner',
      'aliment',
      'cantine',
    ],
    images: ['la louche', 'la grande table', 'le levain', 'le cellier', 'la marmite', 'le four'],
    things: 'des casseroles, des fours et des bocaux',
    facts: 'les recettes, les restes et les prix de saison',
    field: 'la cuisine pour de grandes tablées',
    problems: [
      'À neuf heures du soir, la boulangerie jette ce que trois foyers voisins auraient mangé. Chacun le sait. Il manque une table entre les deux.',
      'Les meilleures recettes d’un quartier sont dans les têtes, en quatre langues et sans quantités. Dans une génération, elles auront disparu.',
    ],
    point: 'miche',
    roles: [
      role(
        'Cuisinier·ère de collectivité',
        'makers',
        'Vous faites une soupe pour quatre-vingts sans élever la voix.',
      ),
      role(
        'Conseil en hygiène alimentaire',
        'others',
        'Vous connaissez les règles et savez dire pourquoi elles existent.',
      ),
    ],
    tasks: [
      task(
        'Visiter trois cuisines inoccupées',
        'Salle paroissiale, école, club de sport : noter fours, éviers, clés et qui décide.',
        5,
      ),
      task('Cuisiner une fois pour vingt', 'Noter le coût, la durée et ce qui est resté dans les plats.', 4),
    ],
  },
  energy: {
    words: [
      'energie',
      'solaire',
      'chauff',
      'chaleur',
      'electri',
      'courant',
      'isol',
      'batterie',
      'eolien',
      'logement',
      'maison',
    ],
    images: ['l’âtre', 'la braise', 'le courant d’air', 'le cadran', 'la bouillotte', 'la veilleuse'],
    things: 'des caméras thermiques, des compteurs et des joints',
    facts: 'la température des pièces et le prix du chauffage',
    field: 'les logements chauds à petit budget',
    problems: [
      'Le courrier dit que l’appartement est économe. La cuisine dit quatorze degrés. Entre les deux, il y a un joint de mousse à trois euros et personne pour le poser.',
      'Les conseils de chauffage sont écrits pour des propriétaires. Un locataire ne perce pas, ne change pas la chaudière et paie la même facture.',
    ],
    point: 'étincelle',
    roles: [
      role(
        'Thermicien·ne du bâtiment',
        'others',
        'Vous expliquez la condensation à quelqu’un qu’elle fatigue.',
      ),
      role(
        'Électricien·ne',
        'makers',
        'Vous dites non à une idée dangereuse, puis vous en proposez une sûre.',
      ),
    ],
    tasks: [
      task(
        'Mesurer dix pièces pendant une semaine',
        'Prêter dix thermomètres, recueillir les chiffres et promettre par écrit qui les verra.',
        5,
      ),
      task(
        'Savoir ce qu’un locataire peut changer',
        'Une page en mots simples, relue par quelqu’un qui connaît le droit.',
        3,
      ),
    ],
  },
};
