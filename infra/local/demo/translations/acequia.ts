import type { DemoTranslations } from './demoTranslations.ts';

export const acequia: DemoTranslations = {
  es: {
    name: 'Acequia: a quién le toca el agua',
    shortName: 'Acequia',
    description:
      'Un calendario para acequias compartidas, donde un turno puede empezar a las dos de la mañana.',
    details: `Una acequia es una zanja que pertenece a todos los que viven a su orilla. El agua llega por turnos, y los turnos los lleva un *mayordomo*: en nuestro caso yo, con una libreta, un teléfono y muy pocas horas de sueño.

Los turnos dependen de los acres, del río, de quién ayudó en la limpieza de primavera y de acuerdos de 1846. Los calendarios corrientes no saben decir «seis horas después de que acabe doña Ofelia». Este sí.

Cada cual ve cuándo le llega el agua, por mensaje de texto, en español o en inglés. Si acabas antes, quien va detrás se entera en el momento, y en un junio seco eso ahorra casi una quinta parte del río. El mayordomo siempre puede llevarle la contraria al ordenador, y el ordenador lo dice.

Cuatro acequias al norte de Albuquerque lo usarán esta primavera. El código está abierto para las otras setecientas.`,
    contributionName: 'turno',
    'role.0.PersonType': 'Desarrollo, mensajes de texto',
    'role.0.Notes': 'Dices todo lo que importa en 160 caracteres y en dos idiomas.',
    'role.1.PersonType': 'Abogada o abogado a quien le guste el agua',
    'role.1.Notes': 'Has leído un derecho de agua de 1846 y todavía quieres más.',
    'role.2.PersonType': 'Ilustración',
    'role.2.Notes': 'Explicas una compuerta con un lápiz.',
  },
  fr: {
    name: 'Acequia : à qui le tour d’eau',
    shortName: 'Acequia',
    description:
      'Un calendrier pour les canaux d’irrigation partagés, où un tour peut commencer à deux heures du matin.',
    details: `Une acequia est un fossé qui appartient à tous ses riverains. L’eau arrive par tours, et les tours sont tenus par un *mayordomo* : chez nous, c’est moi, avec un carnet, un téléphone et trop peu d’heures de sommeil.

Les tours dépendent des surfaces, de la rivière, de qui a aidé au curage de printemps et d’accords de 1846. Les calendriers ordinaires ne savent pas dire « six heures après que doña Ofelia a fini ». Celui-ci, si.

Chacun voit quand son eau arrive, par SMS, en espagnol ou en anglais. Si vous finissez plus tôt, la personne suivante l’apprend aussitôt, ce qui épargne environ un cinquième de la rivière lors d’un mois de juin sec. Le mayordomo peut toujours passer outre l’ordinateur, et l’ordinateur le dit.

Quatre fossés au nord d’Albuquerque s’en serviront ce printemps. Le code est ouvert pour les sept cents autres.`,
    contributionName: 'tour',
    'role.0.PersonType': 'Développement, SMS',
    'role.0.Notes': 'Vous dites tout ce qui compte en 160 caractères, dans deux langues.',
    'role.1.PersonType': 'Juriste qui aime l’eau',
    'role.1.Notes': 'Vous avez lu un droit d’eau de 1846 et vous en redemandez.',
    'role.2.PersonType': 'Illustration',
    'role.2.Notes': 'Vous savez expliquer une vanne avec un crayon.',
  },
};
