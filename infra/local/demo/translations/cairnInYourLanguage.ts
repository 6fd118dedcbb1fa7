import type { DemoTranslations } from './demoTranslations.ts';

export const cairnInYourLanguage: DemoTranslations = {
  fr: {
    name: 'Cairn dans votre langue',
    shortName: 'Guide de Cairn',
    description:
      'Le guide de ce site, écrit avec les personnes qui s’en servent, dans toutes les langues qu’elles demandent.',
    details: `C’est notre propre projet, mené selon les règles qui valent pour tous les autres. Nous écrivons un guide : comment décrire une idée, comment écrire à des inconnus, que faire quand personne ne répond, comment une équipe se dit au revoir.

Il existe en anglais, en français et en espagnol. Il est simple, il est court, et par endroits il se trompe, parce que nous l’avons écrit avant votre arrivée. Chaque commentaire ci-dessous est lu, et la plupart des changements des derniers mois ont commencé là.

Viennent ensuite le portugais, le gallois et le galicien, dans cet ordre, parce que c’est l’ordre des demandes. Nous cherchons des personnes qui les parlent à la maison. Les textes sont publiés et chacun peut les réutiliser.

Les dons paient les traductions dans les langues pour lesquelles nous ne trouvons pas de bénévole. Nous publions ici chaque facture.`,
    contributionName: 'paragraphe',
    'role.0.PersonType': 'Traduction, galicien',
    'role.0.Notes': 'Vous expliqueriez un versement à votre voisine, et elle hocherait la tête.',
    'role.1.PersonType': 'Traduction, gallois',
    'role.1.Notes':
      'Vous savez qu’il existe un mot gallois pour « date limite », et quand ne pas l’employer.',
    'role.2.PersonType': 'Traduction, portugais',
    'role.2.Notes': 'Vous entendez la différence entre Porto et Recife et vous savez écrire pour les deux.',
    'role.3.PersonType': 'Relecture en anglais simple',
    'role.3.Notes': 'Vous enlevez un tiers des mots et personne ne s’en aperçoit.',
  },
  es: {
    name: 'Cairn en tu idioma',
    shortName: 'Guía de Cairn',
    description: 'La guía de este sitio, escrita con quienes lo usan, en todos los idiomas que nos piden.',
    details: `Este proyecto es nuestro y sigue las mismas reglas que los demás. Escribimos una guía: cómo contar una idea, cómo escribir a gente que no conoces, qué hacer cuando nadie contesta, cómo se despide un equipo.

Existe en inglés, francés y español. Es sencilla, es corta y en algunos sitios se equivoca, porque la escribimos antes de que llegaras. Leemos todos los comentarios de abajo, y casi todos los cambios de los últimos meses empezaron ahí.

Después vienen el portugués, el galés y el gallego, en ese orden, porque es el orden en que los pidieron. Buscamos a personas que los hablen en casa. Los textos se publican para que cualquiera los reutilice.

Las donaciones pagan las traducciones a los idiomas para los que no encontramos voluntarios. Publicamos aquí cada factura.`,
    contributionName: 'párrafo',
    'role.0.PersonType': 'Traducción, gallego',
    'role.0.Notes': 'Le explicarías un pago a tu vecina, y ella asentiría.',
    'role.1.PersonType': 'Traducción, galés',
    'role.1.Notes': 'Sabes que hay una palabra galesa para «fecha límite», y cuándo no usarla.',
    'role.2.PersonType': 'Traducción, portugués',
    'role.2.Notes': 'Oyes la diferencia entre Oporto y Recife y sabes escribir para las dos.',
    'role.3.PersonType': 'Edición en inglés sencillo',
    'role.3.Notes': 'Quitas un tercio de las palabras y nadie lo nota.',
  },
};
