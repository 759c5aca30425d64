import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

export const bioPhrases: BioPhrases = {
  origins: lines(`Nací en {city} y todavía me pierdo en mi propio barrio.
    Vine a {city} por trabajo y me quedé por la panadería de la esquina.
    Llevo {number} años en {city} y el señor del mercado ya me guarda los mejores tomates.
    Crecí en un pueblo donde todo el mundo era primo de alguien.
    De {city}, con acento y todo.
    Llegué a {city} para seis meses. De eso hace {number} años.
    Me crie junto al mar y en la ciudad lo busco en cada charco.
    Crecí en una casa con dos abuelas, un baño y turnos muy estrictos.
    Media familia está aquí y la otra media al otro lado del océano; los domingos son videollamada.
    Vivo en {city}, encima de una escuela de música. Ya me sé la escala de do.
    He vivido en tres países y en todos discutí sobre cómo se hace una tortilla.
    Vivo frente a una plaza y conozco a todas las palomas de vista.
    Volví a {city} hace poco y redescubro las calles a pie.
    Vengo de la montaña, así que dos cuestas no me asustan.
    Mi familia lleva cuatro generaciones en {city} y cada una recomienda una heladería distinta.
    Cambié el pueblo por {city}, pero sigo dando los buenos días en el ascensor.
    Vivo en la última parada del autobús, donde ya me saludan por mi nombre.
    Me fui de {city} dos veces y las dos volví por la comida.
    Crecí detrás del mostrador de una tienda de barrio; de ahí viene tanta charla.
    En {city} desde hace poco, en busca de cafetería fija y de alguien enfrente.
    Mi infancia olía a tierra mojada y a pan recién hecho.
    Conozco {city} mejor a las siete de la mañana que a las siete de la tarde.`),
  traits: lines(`Digo “ya salgo” cuando de verdad ya salgo.
    Me despido tres veces antes de irme de una casa.
    Hablo con las manos, así que cuidado con los vasos.
    Hago muchas preguntas y después me acuerdo de las respuestas.
    Los primeros diez minutos hablo poco; después hay que pedirme turno.
    Me río de mis chistes antes de llegar al final.
    Saludo a todos los perros y, por educación, también a sus dueños.
    Guardo las bolsas dentro de otra bolsa, como toda mi familia.
    Nunca salgo de casa sin un suéter, por si refresca.
    Puedo pasar dos horas de sobremesa con un solo café.
    Mi {relative} dice que soy la terquedad en persona; yo lo llamo constancia.
    Hago listas para todo y luego pierdo la lista.
    Mando audios largos y pido perdón al principio de cada uno.
    Me emociono con los anuncios de Navidad, incluso fuera de temporada.
    Siempre conozco un atajo y siempre es más largo.
    En las fiestas termino en la cocina, que es donde pasa todo.
    Tengo muy mala memoria para los nombres y excelente para los postres.
    Si me das a elegir, ventana; pero sé ceder.
    Canto con mucha seguridad letras que no me sé.
    Soy puntual, aunque en mi familia lo consideran una rareza.
    Necesito una tarde a la semana sin ningún plan.
    Leo los carteles en voz alta y nadie ha logrado quitarme la costumbre.
    Prefiero llamar a escribir. Sí, todavía existe gente así.
    Doy buenos consejos y sigo la mitad.
    Me da hambre con solo mirar una receta.
    Aplaudo cuando alguien sopla las velas a la primera.
    Arreglo cosas con cinta adhesiva y mucha fe en la cinta.
    Siempre llevo pañuelos, aguja, hilo y un chocolate de emergencia.
    Bailo mientras se hace el café.
    Cambio de opinión si el argumento es bueno, y doy las gracias.
    Tengo {number} paraguas y ninguno el día que llueve.
    Compito en serio solo en juegos de mesa sin importancia.
    Devuelvo los recipientes, y los devuelvo llenos.
    Escucho bien y miento fatal.
    Pido lo que no sé pronunciar y casi siempre acierto.
    Vivo con {pet}, y pido permiso para usar el sofá.
    En los viajes llevo la merienda; en la vida también.
    Me caen bien los lunes. Alguien tenía que decirlo.
    Saco las fotos movidas, pero con cariño.
    Me gusta la gente que no le tiene miedo al silencio.
    Duermo en cualquier transporte y en ninguna almohada nueva.
    Le pido perdón a la silla cuando tropiezo con ella.
    Guardo entradas, billetes de tren y servilletas con dibujos.
    Pierdo con elegancia y gano con muy poca.
    Sé cuándo alguien necesita una sopa, y la llevo.`),
  youngTraits: lines(`Comparto casa con cuatro personas y una sola sartén buena.
    Llamo a mi madre para preguntar cuánto es “una pizca”.
    Primer sueldo, primeras cortinas, primera planta que sobrevive.
    Todavía no sé qué voy a hacer con mi vida, pero ya sé qué voy a cenar.
    Vuelvo a casa de mis padres con ropa sucia y salgo con comida para una semana.
    Me mudé {number} veces y en todas perdí la misma cuchara.
    Mi especialidad son los fideos de medianoche con lo que haya.
    Mi cuarto mide lo que un armario y aun así recibo visitas.
    Aprendo a ser una persona adulta a base de tutoriales.
    Tengo más apuntes que muebles.`),
  midlifeTraits: lines(`Tengo dos hijos la mitad de la semana y el corazón ocupado la semana entera.
    Mi hija tiene ocho años y eligió esta foto.
    Me divorcié hace unos años, hoy hay paz y hasta cumpleaños compartidos.
    Mis hijos adolescentes opinan que usar esta aplicación da vergüenza. Aquí sigo.
    No tengo hijos, tengo cinco sobrinos y una reputación que cuidar.
    A estas alturas ya sé lo que me gusta, y todavía me gustan las sorpresas.
    Dejé de fingir que me divierten los lugares donde no se oye nada.
    Una semana tengo la casa llena de mochilas escolares; la siguiente, silencio.
    Mis rodillas anuncian la lluvia con un día de ventaja.
    Me tomé un año sabático y fue el mejor trabajo de mi vida.
    Bailo menos horas que antes, pero mejor.
    En casa hay dibujos en todas las puertas y dinosaurios por el suelo.
    Empecé de nuevo a mitad de camino, y esta mitad tiene mejores vistas.
    Sé hacer trenzas, disfraces de última hora y volcanes de bicarbonato.`),
  seniorTraits: lines(`Tengo cuatro nietos y tiempo para un café largo.
    Enviudé hace unos años y me gustaría volver a comentar las películas con alguien.
    Mis hijos me abrieron la cuenta; yo decidí disfrutarla.
    Camino todas las mañanas y saludo a medio barrio.
    Todavía bailo boleros en la cocina.
    Tengo buena salud, mejor humor y una silla libre en el balcón.
    Aprendí a usar el teléfono con mi nieta, que cobra en galletas.
    No vengo a reemplazar a nadie; vengo a conversar y ya veremos.
    Juego al dominó en el parque y llevo la cuenta con rigor.
    La casa quedó grande y silenciosa, y a mí me gusta el ruido de dos tazas.
    Duermo la siesta sin culpa y me despierto con ganas.
    Sigo escribiendo cartas a mano, con letra de las de antes.
    Me jubilé para descansar y no encuentro el momento.
    Sé recetas que no están en ningún libro y estoy en edad de contarlas.`),
  hopes: lines(`Busco con quien alargar la sobremesa.
    Me gustaría cocinar con alguien, no para alguien.
    Vengo sin prisa, pero con ganas.
    Quiero algo serio con alguien que no se tome demasiado en serio.
    Busco una persona que pregunte de vuelta.
    Si empieza como amistad, ya empieza bien.
    Me gustaría encontrar a quien contarle primero las buenas noticias.
    Ojalá demos con un silencio cómodo y un tema inagotable.
    Busco a alguien que comparta el postre, o que al menos lo intente.
    Quiero conocer tu barrio contado por ti.
    Me apunto a las cosas lentas: los paseos, los guisos, conocerse.
    Busco pareja de baile y de trámites aburridos.
    Me encantaría que alguien supiera cómo tomo el café.
    Quiero una historia tranquila con capítulos divertidos.
    Busco a quien le importe cómo estuvo el día, incluso el martes.
    Creo en las primeras citas a plena luz del día y con pan en la mesa.
    Me gustaría una complicidad de esas que funcionan con una mirada.
    Busco amor, así, sin rodeos y con buen humor.
    Busco a alguien que trate bien a quien atiende las mesas.
    Quiero que nos riamos mucho y discutamos poco, salvo por la pizza.
    Busco a alguien con vida propia y ganas de contarla.
    Me gustaría tener con quien mirar llover.
    Aquí estoy por si apareces tú, que también lees hasta el final.
    Busco compañía para el mercado del sábado y lo que venga después.
    Quiero querer bonito y con calma.
    Si además te gusta caminar, ya tenemos media tarde resuelta.
    Busco a quien darle la mano en las filas largas y en las montañas rusas cortas.
    Me gustaría construir algo poco a poco, como una buena masa madre.
    Ojalá pronto tenga un buen motivo para cerrar esta cuenta.
    Busco conversaciones de esas en las que se enfría la sopa.
    Quiero a alguien que diga lo que piensa, con cariño.
    Me gustaría sumar una silla a mi mesa y alguien a mis domingos.
    Busco a quien se ría en el mismo momento de la película.
    Prefiero una tarde buena contigo a diez chats a medias.
    Sin guion: una charla, un paseo y a ver qué pasa.`),
  closings: lines(`Cuéntame qué comiste hoy y si repetirías.
    ¿Café o paseo?
    Dime tu palabra favorita.
    ¿Qué canción te levanta de la silla?
    Los {day} suelo tener tiempo: ¿vienes?
    Te cambio una receta por una anécdota.
    Di hola, que lo demás sale solo.
    ¿Cuál es la mejor heladería de la ciudad? Necesito pruebas.
    Reconcíliame con un plato que odio. Pista: el hígado.
    Tu turno.
    ¿Tomamos {drink} y vemos qué tal?
    Háblame de la primera calle que recuerdas.
    Si llegaste hasta aquí, ya somos casi de la familia.
    ¿Qué estás leyendo?
    Elige tú el lugar; yo llevo la conversación.
    Respondo siempre, aunque nunca antes del café.
    ¿Con cilantro o sin cilantro? Piénsalo bien.
    Cuéntame tu peor viaje, que de ahí salen las mejores historias.
    ¿Qué es lo último que te dio mucha risa?
    Pregunta lo que quieras, menos mi signo.
    Hay {drink} para quien me gane al dominó.
    ¿Mar o montaña? No hay respuesta mala, pero hay una mejor.
    Cuéntame algo que se te dé bien.
    El {day} no tengo planes, solo una mesa junto a la ventana.
    ¿Qué se ve desde tu ventana?
    Recomiéndame una película y hablamos después.
    Empecemos por un hola con todas sus letras.
    Y tú, ¿qué esperas con ilusión?`),
  fewWords: lines(`Mejor en persona.
    De {city}, con hambre.
    Café, calle y conversación.
    Sobremesas largas, mensajes cortos.
    Aquí, a ver qué pasa.
    Biografía en obras. Disculpa el ruido.
    Me convencieron mis amigas. Todavía no me arrepiento.
    Menos pantalla, más plaza.
    Hablo poco por aquí y mucho en la mesa.
    Pregunta, que contesto.
    Buen humor a partir de las diez.
    Siesta y después todo.
    Más de mercado que de supermercado.
    Llego con pan.
    Se me dan bien las plantas y los comienzos.
    Alegría tranquila.
    Calcetín en busca de pareja.
    Cocino. Tú eliges la música.
    De risa fácil.
    Mitad cueva, mitad fiesta.
    Un poco de sol, una silla y alguien enfrente.
    Te hablo de {trip} si me dejas.
    Escribo despacio, quiero en serio.
    Con ganas de {drink} y de charla.
    Casa pequeña, mesa grande.
    Caminar, de verdad, y mucho.
    En mi defensa: la foto la eligió mi {relative}.
    Valiente desde hace poco.
    Segunda vez aquí, con mejores fotos.
    La última porción es para ti.
    Optimista con paraguas.
    Pan, queso y alguien que se ría.
    Completaré esto el {day}.
    Sé dónde hacen el mejor flan.
    Prefiero escucharte.
    Quien pregunta, gana.
    Vengo de familia ruidosa.
    Dos pies izquierdos y mucha voluntad.
    Mis plantas siguen vivas. Pídeles referencias.
    Me gusta la gente que saluda.
    A favor de los abrazos largos, con permiso.
    Sin prisa y con merienda.
    Ya soy feliz, pero queda sitio.
    Buena letra, mala puntería.
    Seguramente en la cocina.`),
};
