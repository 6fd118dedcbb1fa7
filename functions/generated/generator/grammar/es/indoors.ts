import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of Spanish ideas that are found in homes. */
export const indoors: Record<'repair' | 'kitchens' | 'energy', SubjectTexts> = {
  repair: {
    words: [
      'repar',
      'arregl',
      'roto',
      'herramienta',
      'basura',
      'recicl',
      'maquina',
      'electronic',
      'mueble',
      'residuo',
    ],
    images: ['la bisagra', 'el remache', 'la segunda vida', 'el repuesto', 'el muelle', 'el parche'],
    things: 'herramientas, repuestos y manuales',
    facts: 'los arreglos que salieron bien y las piezas que encajan',
    field: 'el arreglo de objetos cotidianos',
    problems: [
      'Un hervidor se estropea por una pieza de cuarenta céntimos. La pieza no tiene nombre, el manual se ha perdido y el hervidor acaba en la basura con nueve años buenos por delante.',
      'En cada calle vive alguien que sabe arreglarlo todo. La mayoría de sus vecinos se entera en el entierro.',
    ],
    point: 'tornillo',
    roles: [
      role(
        'Reparación electrónica',
        'makers',
        'Tienes tres juegos de destornilladores pequeños y prestas dos.',
      ),
      role('Costura o tapicería', 'makers', 'Para ti, un remiendo a la vista es motivo de orgullo.'),
    ],
    tasks: [
      task(
        'Apuntar qué se rompe',
        'Preguntar a treinta personas qué han tirado este año y por qué no pudieron arreglarlo.',
        4,
      ),
      task(
        'Averiguar quién está asegurado y de qué',
        'Una página sobre aparatos enchufados, responsabilidad y lo que no abrimos.',
        3,
      ),
    ],
  },
  kitchens: {
    words: [
      'cocin',
      'comida',
      'pan',
      'panader',
      'receta',
      'restaurante',
      'comer',
      'almuerzo',
      'cena',
      'aliment',
      'comedor',
    ],
    images: ['el cucharón', 'la mesa larga', 'la masa madre', 'la despensa', 'la olla', 'el horno'],
    things: 'ollas, hornos y tarros de conserva',
    facts: 'las recetas, las sobras y los precios de temporada',
    field: 'la cocina para mucha gente',
    problems: [
      'A las nueve de la noche la panadería tira lo que tres casas vecinas se habrían comido. Ambas partes lo saben. Entre las dos falta una mesa.',
      'Las mejores recetas de un barrio están en las cabezas, en cuatro idiomas y sin cantidades. En una generación habrán desaparecido.',
    ],
    point: 'hogaza',
    roles: [
      role('Cocina para grupos grandes', 'makers', 'Haces sopa para ochenta sin levantar la voz.'),
      role(
        'Asesoría de higiene alimentaria',
        'others',
        'Conoces las normas y sabes explicar por qué existen.',
      ),
    ],
    tasks: [
      task(
        'Visitar tres cocinas vacías',
        'Parroquia, escuela, club deportivo: anotar hornos, fregaderos, llaves y quién decide.',
        5,
      ),
      task('Cocinar una vez para veinte', 'Anotar cuánto costó, cuánto se tardó y qué sobró.', 4),
    ],
  },
  energy: {
    words: [
      'energia',
      'solar',
      'calef',
      'calor',
      'electric',
      'corriente',
      'aisla',
      'bateria',
      'eolic',
      'vivienda',
      'hogar',
    ],
    images: ['el brasero', 'la brasa', 'la corriente', 'el reloj de sol', 'el termo', 'la llama piloto'],
    things: 'cámaras térmicas, contadores y burletes',
    facts: 'la temperatura de las habitaciones y el precio de la calefacción',
    field: 'las casas cálidas con poco dinero',
    problems: [
      'La carta dice que el piso es eficiente. La cocina dice catorce grados. Entre una y otra hay una tira de espuma de tres euros y nadie que la ponga.',
      'Los consejos sobre calefacción se escriben para propietarios. Quien alquila no puede taladrar, no cambia la caldera y paga la misma factura.',
    ],
    point: 'chispa',
    roles: [
      role(
        'Física de la edificación',
        'others',
        'Explicas la condensación a alguien que está harto de ella.',
      ),
      role('Electricidad', 'makers', 'Dices que no a las ideas peligrosas y luego ofreces una segura.'),
    ],
    tasks: [
      task(
        'Medir diez habitaciones durante una semana',
        'Prestar diez termómetros, recoger las cifras y prometer por escrito quién las verá.',
        5,
      ),
      task(
        'Averiguar qué puede cambiar quien alquila',
        'Una página en palabras sencillas, revisada por alguien que conozca la ley.',
        3,
      ),
    ],
  },
};
