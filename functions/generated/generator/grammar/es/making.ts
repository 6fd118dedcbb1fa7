import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of Spanish ideas that make or lend things. */
export const making: Record<'library' | 'map' | 'device' | 'workshop', MechanismTexts> = {
  library: {
    nouns: ['el armario', 'el almacén'],
    description: 'Una biblioteca de {things} en préstamo para {audience}.',
    how: 'La colección empieza con lo que la gente ya tiene y apenas usa. Cada objeto recibe un número, una ficha y media página sobre cómo cuidarlo. El préstamo es gratuito durante una semana, y quien devuelve algo escribe una línea sobre para qué sirvió. Al cabo de un año, esas líneas son lo mejor del catálogo.',
    first: [
      'Una estantería con los cincuenta primeros objetos, fotografiados y probados.',
      'Un fichero de cartón que funciona también cuando se va la luz.',
      'Dos tardes de apertura, con un hervidor y alguien que sepa explicarlo todo.',
    ],
    money:
      'Estanterías, cerraduras, un seguro y lo que nadie puede prestarnos: {things}. Abrir la puerta no se paga; los arreglos, sí.',
    roles: [
      role(
        'Biblioteca de objetos',
        'organisers',
        'Recuerdas quién tiene qué y lo pides de vuelta con amabilidad.',
      ),
      role('Diseño del catálogo', 'designers', 'Haces una ficha que una persona cansada rellena bien.'),
    ],
    tasks: [
      task(
        'Encontrar un cuarto seco con llave',
        'Bastan diez metros cuadrados. Preguntar en la parroquia, en la escuela y a quien posee el local vacío.',
        5,
      ),
      task(
        'Reunir los cincuenta primeros objetos',
        'Pedirlos en persona, apuntar quién presta y acordar qué pasa si algo se rompe.',
        4,
      ),
      task(
        'Escribir las reglas del préstamo en una página',
        'Cuánto tiempo, cuántos objetos, qué ocurre con los retrasos. Leerla en voz alta a tres personas.',
        3,
      ),
    ],
  },
  map: {
    nouns: ['el atlas', 'el mapa'],
    description: 'Un mapa abierto que recoge {facts}, dibujado por {audience}.',
    how: 'Es un mapa que solo puede dibujarse a pie. Cada entrada lleva un minuto: un punto, una frase, una fecha. Una segunda persona la confirma antes de que cuente y, tras un año sin noticias, se borra poco a poco. Los datos son de todos y se descargan con un clic; en la parada del autobús cuelga una hoja impresa.',
    first: [
      'Un mapa de papel de un metro de ancho y una caja de alfileres.',
      'Una página web en la que una entrada lleva menos de un minuto.',
      'Una primera edición impresa de doscientas hojas.',
    ],
    money:
      'La impresión, el alojamiento web durante tres años y una compensación para las dos personas que revisan las entradas. El mapa es gratuito.',
    roles: [
      role('Cartografía', 'designers', 'Quitas cosas hasta que se ve lo importante.'),
      role(
        'Desarrollo de mapas web',
        'developers',
        'Has conseguido que un mapa cargue en un teléfono viejo en el fondo de un valle.',
      ),
    ],
    tasks: [
      task(
        'Dibujar a mano el primer mapa',
        'Invitar una tarde a ocho personas con lápices y ver en qué no coinciden sus mapas.',
        4,
      ),
      task(
        'Elegir una licencia para los datos',
        'Comparar dos licencias abiertas y escribir en palabras sencillas qué pueden hacer los demás.',
        3,
      ),
      task(
        'Construir el formulario de una entrada',
        'Un punto, una frase, una fecha y nada más. Tiene que funcionar con un solo pulgar.',
        4,
      ),
    ],
  },
  device: {
    nouns: ['la baliza', 'el vigía'],
    description: 'Un pequeño aparato de planos abiertos que registra {facts}, hecho con {audience}.',
    how: 'El aparato cabe en una fiambrera y funciona un año con cuatro pilas. Mide una sola cosa, cada diez minutos, y la muestra en números que se leen desde la acera de enfrente. Los planos, el programa y los datos son abiertos, para que una escuela construya uno en una tarde y cualquier vecino pueda dudar del resultado.',
    first: [
      'Tres aparatos que aguantan un mes a la intemperie.',
      'Una guía de montaje para quien no tiene soldador.',
      'Una pantalla en un escaparate, con los datos del día.',
    ],
    money:
      'Las piezas de los veinte primeros aparatos, una tirada de placas y los envíos. Nada va a una patente.',
    roles: [
      role(
        'Ingeniería electrónica',
        'makers',
        'Diseñas pensando en las pilas, en las heladas y en quien pierde el manual.',
      ),
      role('Desarrollo embebido', 'developers', 'Tu programa duerme casi siempre, y te alegras.'),
    ],
    tasks: [
      task(
        'Montar el primero en una placa de pruebas',
        'Puede ser feísimo. Tiene que medir un día y una noche sin ayuda.',
        5,
      ),
      task(
        'Dejar tres cajas fuera una semana',
        'Una al sol, una bajo la lluvia, una donde juegan niños. Abrirlas y fotografiarlas.',
        3,
      ),
      task(
        'Escribir la primera página de la guía',
        'Lista de piezas con precios, herramientas y cuánto tardó alguien que no lo había hecho nunca.',
        3,
      ),
    ],
  },
  workshop: {
    nouns: ['el taller', 'el carromato'],
    description: 'Un taller ambulante con {things} que viene una vez al mes para {audience}.',
    how: 'Una furgoneta o una bicicleta de carga grande lleva un banco de trabajo, una lámpara y una caja con {things}. Para en la misma esquina el mismo día de cada mes. Nadie deja algo y se va: quien viene hace el trabajo al lado de alguien que sabe. Al final del día, una hoja en la puerta cuenta qué se ha hecho y qué se ha aprendido.',
    first: [
      'Un banco con ruedas que se despliega en diez minutos.',
      'Una ronda de cuatro esquinas, acordada con quienes viven allí.',
      'Cuatro jornadas en cuatro lugares y un informe sincero de cada una.',
    ],
    money:
      'Las ruedas, el banco, una caja con {things} y el seguro de un año. Quien enseña una jornada cobra por ella.',
    roles: [
      role(
        'Dirección del taller',
        'makers',
        'Te guardas las manos en los bolsillos y dejas que los demás terminen.',
      ),
      role(
        'Organización de la ruta',
        'organisers',
        'Averiguas quién tiene la llave de la barrera y le llevas un bizcocho.',
      ),
    ],
    tasks: [
      task(
        'Encontrar cuatro esquinas donde parar',
        'Con sombra, un aseo cerca y alguien que se alegre de vernos.',
        5,
      ),
      task(
        'Llenar la caja y subirla por una escalera',
        'Si entre dos personas no pueden con ella, sacar algo.',
        3,
      ),
      task(
        'Hacer una primera jornada en un patio',
        'Cinco horas, diez personas. Anotar qué se acabó y qué no tocó nadie.',
        4,
      ),
    ],
  },
};
