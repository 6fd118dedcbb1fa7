import type { DemoTranslations } from './demoTranslations.ts';

/** Translations of the main texts alone. */
export const pollen: DemoTranslations = {
  en: {
    name: 'A grain of pollen',
    shortName: 'Grain of pollen',
    description: 'A hundred-euro pollen counter, to know what is in the air of your own street.',
    details: `The pollen bulletin comes from a sensor on a roof, sometimes eighty kilometres away. It says what was in the air last week, on average, up there. My nose is down here, and it is today.

A grain of pollen draws air past a small camera and a blue light. A birch grain does not glow like a grass grain, and the difference can be measured. The device counts, sorts and publishes every hour. It takes an evening to put together.

Three prototypes have been running in Toulouse since March, next to a professional device that costs a thousand times as much. They agree within twelve per cent for birch. Not yet for cypress, and we show that.

We want twenty devices in five cities for a whole season, with open data and margins of error that everybody can see.`,
  },
};

export const paperboat: DemoTranslations = {
  fr: {
    name: 'Paperboat, le bateau de papier',
    shortName: 'Paperboat',
    description: 'Des histoires du soir racontées en deux langues à la fois.',
    details: `Chez nous, une histoire se lit à deux : une personne en anglais, l’autre en arabe, une ligne chacune. Les enfants ont appris à lire les deux langues en attendant l’autre moitié de la phrase.

Paperboat, c’est cela, pour les familles où une seule des deux personnes peut s’asseoir au bord du lit. Une grand-mère enregistre sa moitié sur son téléphone, dans sa langue, où qu’elle soit. L’application la joue entre les pages et attend que vous ayez lu la vôtre. Ni points, ni défis, ni publicité. Après une histoire, l’écran s’éteint.

Seize histoires sont enregistrées, en anglais avec l’arabe, l’espagnol, le somali, le vietnamien et la langue des signes américaine. Chacune a été écrite pour cela ; aucune moitié ne traduit l’autre. Les deux voix racontent des moments différents de la même nuit.

## Ce qu’il nous faut

- Quatorze histoires de plus, pour qu’un mois ne se répète pas.
- Une pièce pour enregistrer qui ne soit pas un placard.
- Une personne qui sache faire tenir sur une page un texte de droite à gauche et un autre de gauche à droite.`,
  },
};

/** Written before the owner corrected the number of cards. */
export const signalBox: DemoTranslations = {
  es: {
    name: 'Signal Box, el horario perdido',
    shortName: 'Signal Box',
    description: 'Horarios abiertos para los autobuses que solo pasan dos veces al día.',
    details: `Hay en Gran Bretaña unas dos mil líneas de autobús que ningún planificador de viajes conoce. Pasan los días de mercado, o los días de colegio, o cuando la señora Robson ha llamado a las cocheras antes de las seis. Están impresas en una tarjeta en la marquesina. Cuando la tarjeta vuela, el autobús sigue pasando, vacío.

Signal Box recoge esas tarjetas. Fotografías una; otras dos personas la leen; los horarios pasan al formato abierto que entienden todos los planificadores. Si en la foto hay un teléfono, llamamos.

Llevamos 312 tarjetas, de Northumberland, Powys y los Fens. La página de lectura funciona. La exportación funciona los días buenos. Nos falta una persona a la que le gusten las excepciones: *salvo el segundo jueves, salvo cuando hay feria*.

Todo se publica con licencia abierta, para que cualquier planificador lo use sin pedir permiso.`,
    contributionName: 'parada',
    'role.0.PersonType': 'Domador o domadora de datos de mapas',
    'role.0.Notes': 'Disfrutas de un horario mal formateado más de lo razonable.',
  },
};
