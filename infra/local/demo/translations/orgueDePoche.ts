import type { DemoTranslations } from './demoTranslations.ts';

export const orgueDePoche: DemoTranslations = {
  en: {
    name: 'The pocket pipe organ',
    shortName: 'Pocket organ',
    description: 'A small wooden organ that thirty children build in a week, with real wind in it.',
    details: `An organ is wood, wind and patience. Children think it is a cupboard in a church. We have them build one: twenty-four pipes of fir, a bellows, a keyboard, and the duty to pump while a neighbour plays.

The first was built by a class in Schiltigheim, in five days. It is gracefully out of tune in the bass and perfectly in tune above. Since then it has travelled from school to school on a bicycle trailer.

The plans, the jigs and the measurements are ready. The page about the bellows has been redone three times.

**The project is on hold**: the sawmill that gave us its offcuts of fir burned down in August. We are looking for another source before we start the spring workshops again, and we would rather say so.`,
    contributionName: 'pipe',
    'role.0.PersonType': 'Joiner',
    'role.0.Notes': 'You cut a pipe to three tenths of a millimetre and let a child do the fourth.',
    'role.1.PersonType': 'Visiting musician',
    'role.1.Notes': 'You get a song out of twenty-four notes and thirty pupils.',
  },
  es: {
    name: 'El órgano de bolsillo',
    shortName: 'Órgano de bolsillo',
    description:
      'Un órgano pequeño de madera que treinta niños construyen en una semana, con aire de verdad.',
    details: `Un órgano es madera, viento y paciencia. Los niños creen que es un armario de iglesia. Les hacemos construir uno: veinticuatro tubos de abeto, un fuelle, un teclado y la obligación de bombear mientras toca el de al lado.

El primero lo hizo una clase de Schiltigheim en cinco días. Desafina con gracia en los graves y de ahí para arriba está perfecto. Desde entonces va de escuela en escuela en un remolque de bicicleta.

Los planos, las plantillas y las medidas están listos. La ficha del fuelle se ha rehecho tres veces.

**El proyecto está en pausa**: el aserradero que nos daba los recortes de abeto se quemó en agosto. Buscamos otra fuente antes de retomar los talleres de primavera, y preferimos decirlo.`,
    contributionName: 'tubo',
    'role.0.PersonType': 'Carpintería',
    'role.0.Notes': 'Cortas un tubo con tres décimas de precisión y dejas que un niño haga la cuarta.',
    'role.1.PersonType': 'Músico o música en el aula',
    'role.1.Notes': 'Sacas una canción de veinticuatro notas y treinta alumnos.',
  },
};
