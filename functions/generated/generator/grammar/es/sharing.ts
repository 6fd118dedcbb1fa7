import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of Spanish ideas that share knowledge and time. */
export const sharing: Record<'almanac' | 'game' | 'archive' | 'exchange', MechanismTexts> = {
  almanac: {
    nouns: ['el almanaque', 'la gaceta'],
    description: 'Un almanaque gratuito que anuncia {facts} por SMS cada domingo, para {audience}.',
    how: 'Cada domingo a las seis llega un mensaje de tres líneas: qué está pasando, qué se puede hacer esta semana y una pregunta. Las respuestas vuelven por el mismo camino y mejoran el siguiente número. En diciembre, todo se convierte en un librito impreso con un agujero en la esquina, para el clavo de al lado de la puerta.',
    first: [
      'Ocho mensajes semanales a treinta personas, escritos a mano.',
      'Un programa pequeño que envía, recoge respuestas y olvida un número cuando se le pide.',
      'Una muestra impresa de un mes.',
    ],
    money: 'Los SMS de un año, la impresión del número de diciembre y cuatro horas de redacción a la semana.',
    roles: [
      role(
        'Redacción del almanaque',
        'writers',
        'Cuentas lo importante en tres líneas, y una de ellas hace gracia.',
      ),
      role(
        'Desarrollo de mensajería',
        'developers',
        'Sabes que un teléfono es un dato personal y se te nota.',
      ),
    ],
    tasks: [
      task(
        'Escribir los cuatro primeros domingos',
        'Tres líneas cada uno. Leerlas en voz alta a alguien que no conozca el proyecto.',
        4,
      ),
      task(
        'Encontrar a los treinta primeros lectores',
        'Pedírselo en persona, explicar cómo darse de baja y guardar de momento los números en papel.',
        5,
      ),
      task(
        'Elegir cómo se envían los mensajes',
        'Comparar precio, privacidad y qué pasa con las respuestas en tres formas de enviar.',
        3,
      ),
    ],
  },
  game: {
    nouns: ['el juego', 'la aventura'],
    description: 'Un juego cooperativo de media hora sobre {facts}, pensado para {audience}.',
    how: 'Nadie gana solo. Quienes juegan comparten un tablero y un problema, y cada cual sabe algo que los demás ignoran. Los sucesos de las cartas son ciertos y se recogieron cerca; un número pequeño en la esquina lleva a la fuente. Las reglas caben en una página y los archivos se imprimen libremente.',
    first: [
      'Un prototipo de papel con treinta cartas.',
      'Diez tardes de prueba con gente a la que no le gustan los juegos.',
      'Una versión para imprimir en casa, en blanco y negro.',
    ],
    money: 'Las ilustraciones, la impresión de quinientas cajas y un ejemplar para cada escuela de la zona.',
    roles: [
      role(
        'Diseño de juegos cooperativos',
        'designers',
        'Sabes impedir que la persona más ruidosa lo decida todo.',
      ),
      role(
        'Ilustración de cartas',
        'artists',
        'Tus dibujos se entienden del revés y desde el otro lado de la mesa.',
      ),
    ],
    tasks: [
      task(
        'Reunir treinta sucesos ciertos',
        'Cada uno con fuente y fecha, en palabras que quepan en una carta.',
        4,
      ),
      task('Probar las reglas con seis desconocidos', 'No explicar nada. Apuntar todas las preguntas.', 5),
      task(
        'Dibujar una carta en tres estilos',
        'Enseñarlas a diez personas a dos metros y preguntar qué han visto.',
        3,
      ),
    ],
  },
  archive: {
    nouns: ['la voz', 'el eco'],
    description: 'Un archivo sonoro donde {audience} cuentan lo que saben sobre {field}.',
    how: 'Una grabación dura diez minutos, se hace en la mesa de una cocina y lleva un título que elige quien habla. Las voces se guardan con fecha y lugar, se encuentran por palabras y se retiran con una llamada. Una vez por temporada se escuchan seis, con las sillas en círculo.',
    first: [
      'Veinte grabaciones de diez minutos, con un permiso que cualquiera entiende.',
      'Una página que encuentra una palabra dentro de una voz.',
      'Una tarde de escucha con sopa.',
    ],
    money: 'Dos buenos micrófonos, la transcripción, diez años de almacenamiento y la sopa.',
    roles: [
      role('Entrevistas', 'writers', 'Haces una pregunta y esperas más de lo que resulta cómodo.'),
      role('Edición de sonido', 'artists', 'Quitas la nevera y dejas la pausa.'),
    ],
    tasks: [
      task(
        'Escribir el permiso en una página',
        'Palabras sencillas, letra grande y un teléfono para cambiar de opinión.',
        5,
      ),
      task(
        'Grabar los diez primeros minutos',
        'Elegir a alguien que conozcamos bien, escucharlo en grupo y cambiar una sola cosa.',
        4,
      ),
      task(
        'Describir cómo se nombran las grabaciones',
        'Quién, dónde, cuándo y sobre qué, para que un desconocido las encuentre dentro de diez años.',
        3,
      ),
    ],
  },
  exchange: {
    nouns: ['el trueque', 'el círculo'],
    description: 'Un trueque de horas de ayuda sobre {field}, para {audience}.',
    how: 'Una hora es una hora, la dé quien la dé. Las ofertas y los deseos cuelgan de una pared y están en una página; una persona voluntaria hace la primera llamada, porque es lo más difícil. Nadie lleva las cuentas en público, las deudas se olvidan al año y quien llega empieza con dos horas de ventaja.',
    first: [
      'Una pared con cuarenta ofertas y cuarenta deseos.',
      'Un registro que dos personas pueden revisar y nadie puede leer al pasar.',
      'Una primera tarde en la que treinta horas cambian de manos.',
    ],
    money:
      'Un teléfono, una pared, un programa pequeño para el registro y un fondo para el material que haga falta.',
    roles: [
      role(
        'Enlace entre vecinos',
        'organisers',
        'Te das cuenta de quién debería conocerse y descuelgas el teléfono.',
      ),
      role(
        'Desarrollo del registro',
        'developers',
        'Haces cosas pequeñas que cuadran y que se pueden exportar.',
      ),
    ],
    tasks: [
      task(
        'Reunir cuarenta ofertas y cuarenta deseos',
        'Conversando, sin formularios. Conservar las palabras que usa la gente.',
        5,
      ),
      task(
        'Acordar las reglas de la hora',
        'Qué cuenta, qué no, cómo acaba un desacuerdo. Una página, probada con dos casos difíciles.',
        4,
      ),
      task(
        'Organizar los diez primeros intercambios',
        'Llamar a las dos partes antes y después y preguntar qué estuvo a punto de fallar.',
        4,
      ),
    ],
  },
};
