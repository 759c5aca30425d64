import { lines } from '../phrase-templates.ts';
import type { InterestLines } from '../voice.ts';

export const interestLines: InterestLines = {
  hiking: lines(`Camino seis horas por un bocado de queso con vistas.
    En mi mochila siempre hay mandarinas para todo el grupo.
    Digo “ya casi llegamos” desde el kilómetro dos.
    Los domingos me busco un cerro, y el lunes me busco las rodillas.`),
  camping: lines(`Duermo mejor sobre la hierba que en mi cama, y hay testigos.
    Sé hacer café con una fogata, dos piedras y mucha paciencia.`),
  climbing: lines(`Los {day} escalo en interior y el resto de la semana me duelen los dedos.
    Confío en los nudos y, poco a poco, en la gente.`),
  cycling: lines(`Voy en bici a todas partes, despacio y con canasta.
    Pedaleo cuarenta kilómetros para desayunar en otro pueblo.`),
  gardening: lines(`Tuteo a mis tomates y ellos responden como quieren.
    En dos metros de balcón cultivo {plant} y grandes esperanzas.`),
  birdwatching: lines(`Me callo a media frase si pasa un colibrí o una cigüeña.
    Madrugo por los pájaros; por lo demás, no me pidas que madrugue.`),
  sailing: lines(`Comparto un velero viejo con dos amigos y mucho barniz.
    Sé once nudos y uso cuatro.`),
  surfing: lines(`Paso más tiempo esperando la ola que sobre la ola, y me encanta.
    Miro el estado del mar antes que el teléfono.`),
  'wild-swimming': lines(`Si hay un río, ya tengo un pie dentro.
    Conozco todas las pozas a una hora de aquí, y sé en cuáles hay sombra.`),
  skiing: lines(`Bajo la montaña con estilo propio y muchas disculpas.
    Esquío por la sopa de después.`),
  kayaking: lines(`Remo los fines de semana y llego a casa con arena en todo.
    En un kayak doble se sabe enseguida si hay futuro.`),
  foraging: lines(`Salgo por setas y vuelvo con moras, barro y dudas.
    En mi casa la infusión depende de lo que dio el campo.`),
  running: lines(`Corro para comer empanadas con la conciencia tranquila.
    Salgo a correr antes de que mi cuerpo se entere.
    Corro a ritmo de conversación, así que cuéntame algo.
    Hice una media maratón y la menciono una vez al mes.`),
  yoga: lines(`Hago yoga y me duermo siempre en la última postura.
    Llego al equilibrio los {day}, por unos segundos.`),
  gym: lines(`Voy al gimnasio a las siete, cuando todavía no sé decir que no.
    Entreno fuerza para subir todas las bolsas del súper en un solo viaje.
    Mi ejercicio favorito es el estiramiento con charla.
    Soy esa persona que sí limpia la máquina al terminar.`),
  swimming: lines(`Nado por el carril lento y ahí resuelvo mi vida.
    Voy a nadar los {day} y después ceno por dos.`),
  football: lines(`Juego los {day} con gente que ya tampoco corre.
    Grito los goles aunque sean de un torneo que no entiendo.
    Mi equipo me enseñó a esperar con paciencia el próximo año.
    En mi familia el domingo se come temprano por el partido.`),
  tennis: lines(`Mi saque es una sorpresa, también para mí.
    Juego dobles y pido perdón en cada punto.`),
  basketball: lines(`Mido lo que mido y aun así pido el balón.
    Juego al baloncesto en el parque hasta que apagan las luces.`),
  'martial-arts': lines(`Hago judo: sé caerme con mucha dignidad.
    Entreno los {day} y saludo con reverencia hasta al panadero.`),
  dancing: lines(`Bailo salsa, cumbia y lo que suene en las bodas.
    No hace falta saber: yo cuento los pasos en voz baja.`),
  'horse-riding': lines(`Monto desde la infancia y hablo más con los caballos que con la gente.
    Mi yegua me entiende; mis pantalones blancos, no.`),
  cricket: lines(`Juego al críquet y llevo años explicando las reglas en cada cena.
    Vi un partido de cinco días y pedí más.`),
  skating: lines(`Patino por el paseo con casco, rodilleras y una gran sonrisa.
    Lo último que aprendí fue a frenar.`),
  cooking: lines(`Si algo me preocupa, hago {dish}; si algo me alegra, también.
    Mido a ojo, como me enseñaron en casa.
    Nunca aprendí a cocinar para una sola persona: trae recipiente.
    Mi secreto es un sofrito lento y la radio puesta.`),
  baking: lines(`Hago {cake} los {day} y el edificio entero lo sabe.
    Llegué a un concurso de barrio con {cake} y volví sin migas ni premio.`),
  coffee: lines(`Por un buen café cruzo la ciudad, y por uno malo también, si es con charla.
    Antes de la primera taza solo muevo la cabeza.
    Conozco una cafetería sin música y con buena luz. No se la digo a cualquiera.
    En mi casa el café se ofrece dos veces y se acepta a la segunda.`),
  wine: lines(`Me gusta el vino con etiqueta fea y buena historia.
    Fui a una cata y aprendí a decir “notas de madera” con aplomo.`),
  'craft-beer': lines(`Hago cerveza en la cocina; una de cada tres sale para presumir.
    Pruebo la rara para que tú pidas la buena.`),
  tea: lines(`Tengo un cajón de tés y ya no tengo cajón para otra cosa.
    Primero pongo el agua a hervir, después hablamos del problema.`),
  'street-food': lines(`Si hay fila frente a un carrito, me pongo al final y pregunto después.
    Como de pie con una técnica que da envidia.`),
  'vegan-food': lines(`Hago unas croquetas de champiñones que engañaron a mi tía.
    Cocino sin nada de origen animal y con muchísimo ajo.`),
  'farmers-markets': lines(`Los sábados voy al mercado por un aguacate y vuelvo con dos bolsas.
    La señora de los quesos sabe más de mi vida que mi agenda.`),
  barbecue: lines(`Cuido el fuego en los asados y no dejo que nadie dé la vuelta a nada.
    También pongo verduras en la parrilla, y siempre se terminan primero.`),
  'live-music': lines(`Voy a conciertos en sitios donde caben cuarenta personas.
    Me sé el nombre de todos los bateristas locales.
    Lloro en la segunda canción y bailo desde la tercera.
    Me pongo cerca del escenario y a la izquierda, siempre.`),
  vinyl: lines(`Heredé los discos de mi {relative}: sobre todo, {song}.
    Me gusta que los discos tengan una pausa en medio, como las buenas cenas.`),
  guitar: lines(`Toco la guitarra en cumpleaños y paro cuando me lo piden.
    Me sé cuatro acordes, que dan para trescientas canciones.`),
  piano: lines(`Toco el piano con los auriculares puestos, por amor al vecindario.
    Retomé el piano y mi mano izquierda todavía no lo sabe.`),
  choir: lines(`Canto en un coro los {day} y en la ducha a diario.
    En el coro somos treinta voces y una sola llega tarde: la mía.`),
  jazz: lines(`Me gusta el jazz de sótano, con sillas que no hacen juego.
    Aplaudo los solos a tiempo, o casi.`),
  'electronic-music': lines(`Bailo electrónica con tapones y zapatos cómodos.
    Hago música con una máquina que parece un teléfono de los setenta.`),
  'classical-music': lines(`Compro entradas arriba del todo y cierro los ojos: suena igual de bien.
    Aplaudo entre movimientos solo por accidente.`),
  'hip-hop': lines(`Escucho rap en español y rimo en el supermercado.
    Me sé estrofas enteras y el cumpleaños de nadie.`),
  festivals: lines(`Voy a festivales con gorra, agua y un punto de encuentro.
    De cada festival me llevo una banda nueva y una insolación pequeña.`),
  karaoke: lines(`En el karaoke elijo baladas y las actúo.
    Canto fatal, pero con coreografía.`),
  cinema: lines(`Veo {film} y me quedo hasta el último crédito.
    Los {day} voy al cine sin mirar la cartelera.
    Las palomitas se terminan durante los tráileres; es ley.
    Después de una película necesito caminar y comentarla entera.`),
  theatre: lines(`Hago teatro aficionado; el año pasado fui un árbol muy convincente.
    Voy al teatro por las obras con dos sillas y una discusión.`),
  museums: lines(`Leo todos los cartelitos. Trae paciencia o trae un libro.
    Entro al museo por un solo cuadro y salgo por la cafetería.`),
  photography: lines(`Fotografío puertas viejas y ropa tendida.
    Salgo con la cámara cuando acaban de barrer las calles.
    Te haré una foto buena y nueve para reírnos.
    Persigo la luz de la tarde por media ciudad.`),
  'film-photos': lines(`Tengo treinta y seis fotos al mes y las pienso todas.
    La cámara de mi abuelo todavía dispara, y yo con ella.`),
  drawing: lines(`Dibujo a la gente en el metro, con respeto y sin parecido.
    Llevo un cuaderno siempre y tinta en los dedos casi siempre.`),
  painting: lines(`Pinto paisajes pequeños y los regalo antes de arrepentirme.
    Mi acuarela del mar parece una sopa, pero yo sé qué mar es.`),
  pottery: lines(`Hago tazas que se inclinan con personalidad.
    Todas las personas que quiero tienen ya demasiados cuencos míos.`),
  architecture: lines(`Camino mirando balcones y choco con los árboles.
    Me desvío tres calles por un patio con azulejos.`),
  'stand-up': lines(`Subí una vez a un micrófono abierto y mi {relative} se rio.
    Me siento en primera fila y luego me arrepiento.`),
  writing: lines(`Escribo cuentos de una página; la segunda me da vértigo.
    Tengo una novela en un cajón y otra en la cabeza.`),
  poetry: lines(`Leo poesía en el autobús y me paso de parada.
    Copio versos en papelitos y los olvido dentro de los libros.`),
  reading: lines(`Leo {book}, y lo que presto lleva fecha de devolución.
    Tengo tres libros empezados y uno que no quiero terminar.
    Huelo los libros antes de abrirlos.
    Siempre llevo un libro, incluso a las bodas.`),
  'board-games': lines(`Explico las reglas con entusiasmo y las descubro a mitad de la partida.
    En casa hay dominó, cartas y una tía que no perdona.`),
  'video-games': lines(`Juego a cosas tranquilas: granjas, trenes, islas.
    Mi sobrino me gana en todo y me consuela bien.`),
  chess: lines(`Juego al ajedrez en el parque contra señores muy rápidos.
    Pienso tres jugadas y olvido la primera.`),
  puzzles: lines(`Hago rompecabezas de mil piezas y siempre falta una de cielo.
    Empiezo por los bordes, en los rompecabezas y en la vida.`),
  knitting: lines(`Tejo bufandas larguísimas porque no sé rematar.
    Este año toda mi familia recibe gorros, haga frío o no.`),
  woodworking: lines(`Hice una mesa que apenas cojea.
    Rescato sillas de la calle y les doy otra oportunidad.`),
  plants: lines(`Tengo {number} plantas y le hablo sobre todo a la que va peor.
    Acepto esquejes como quien acepta bombones.`),
  podcasts: lines(`Escucho pódcast de historia mientras lavo los platos, y lavo despacio.
    Doblo la ropa con misterios sin resolver.
    Recomiendo episodios como otras personas recomiendan médicos.
    Empiezo muchas frases con “el otro día oí que…”.`),
  dogs: lines(`Mi perro me saca a pasear tres veces al día.
    Sé el nombre de todos los perros del parque y de ninguno de sus dueños.
    Vivo con un perro que se cree visita y se porta como dueño.
    Comparto sofá con un perro: él elige lado.`),
  cats: lines(`Mi gata me despierta a las cinco para comentar la noche.
    Los gatos de la calle ya saben a qué hora llego.
    En casa las normas las pone una gata de tres kilos.
    Tengo una manta para mí y otra para el gato; uso la que sobra.`),
  series: lines(`Digo “un capítulo y a dormir” con total sinceridad, cada noche.
    Veo series con subtítulos y con mi {relative} por teléfono.
    Todavía comento en la cena el final de una telenovela de mi infancia.
    Si vemos una serie, prometo no adelantarme. Lo prometo en serio.`),
  travel: lines(`Fui a {trip} con una mochila y volví con dos.
    En cada ciudad busco primero el mercado y después el monumento.
    Aprendo a decir “gracias” y “qué rico” antes de despegar.
    Mi próximo viaje es a {trip}, o al menos eso dice mi cuaderno.`),
  'road-trips': lines(`Pongo la música, la merienda y un mapa de papel por si acaso.
    Paro en todos los pueblos con cartel de queso artesanal.`),
  'train-journeys': lines(`Elijo el tren aunque tarde el doble: la ventana lo vale.
    Mi plan favorito es un asiento de ventana, un termo y ocho horas por delante.`),
  languages: lines(`Estudio {language} y ya sé pedir disculpas.
    Hablo tres idiomas y en todos cuento con los dedos.`),
  volunteering: lines(`Los {day} reparto cenas en un comedor de barrio.
    Paseo perros de un refugio y vuelvo siempre con ganas de otro más.`),
  history: lines(`Me paro ante cada placa de “aquí vivió”.
    Sé mucho de faros, de calles antiguas y de muy pocas batallas.`),
  astronomy: lines(`Subo a la azotea a buscar Saturno y encuentro a los vecinos.
    Tengo un telescopio y una manta grande.`),
  science: lines(`Hago experimentos con vinagre para mis sobrinos. Para mis sobrinos, sí.
    Leo sobre pulpos y agujeros negros, a partes iguales.`),
  programming: lines(`Programé un recordatorio para regar las plantas y olvido mirarlo.
    Hago programitas que ahorran tres minutos y me llevan un mes.`),
  'flea-markets': lines(`Voy por una lámpara y vuelvo con una jaula sin pájaro.
    Los domingos regateo con una sonrisa y termino invitando al café.`),
  'pub-quizzes': lines(`En las trivias me toca geografía y fallo siempre en las capitales.
    Mi equipo se llama “Casi” y hace honor al nombre.`),
  meditation: lines(`Medito diez minutos, de los cuales dos son de verdad.
    Respiro hondo en las filas largas; funciona con casi todas.`),
};
