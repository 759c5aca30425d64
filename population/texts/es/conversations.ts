import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

export const conversations: Conversations = {
  openings: blocks(`¡Hola! Tu respuesta sobre los domingos me dio hambre.
    Entonces cumplió su función.
    ¿Y este domingo también hay comida larga?
    Siempre. Empieza a la una y nadie sabe cuándo termina.

    Hola. Vengo con la pregunta más seria de todas: ¿tortilla con cebolla o sin?
    Con cebolla. Sin discusión.
    Menos mal. Ya podemos seguir hablando.
    + Me llevó toda la mañana reunir valor para preguntarlo.
    Se nota. Valió la pena.

    ¡Buenas! Veo que también te gusta caminar.
    Mucho, pero con paradas para comer.
    ¿Cada cuánto?
    Digamos que llevo más pan que agua.
    Me parece una mochila muy bien pensada.

    Hola, ¿cómo va la semana?
    Larga. Creo que hoy ya es el segundo miércoles.
    Yo sigo en el lunes, si te consuela.
    Un poco, sí.

    Me dijeron que hay que empezar con una frase ingeniosa.
    ¿Y bien?
    La tenía. Se me olvidó al ver tu foto con la sandía.
    Era una sandía muy fotogénica.

    ¡Hola! ¿De verdad cocinas o es solo una buena foto?
    Cocino. La foto la hice antes de que se hundiera el bizcocho.
    Valoro la honestidad.
    + ¿Y qué haces cuando tiene que salir bien?
    Lentejas. Nunca me han fallado.

    Buenas noches. ¿Qué escuchas últimamente?
    Boleros, desde que limpio la cocina con mi hermana por teléfono.
    Eso suena a programa de radio.
    Tenemos una oyente fija: mi tía.

    Hola, tenemos cinco intereses en común. Los conté.
    ¿Y cuáles practicas de verdad?
    Dos. Los otros tres los practico con la imaginación.
    Me pasa igual con la natación.

    ¿Ventana o pasillo?
    Ventana, aunque sea de noche.
    Correcto. Yo pasillo, así no hay discusión.
    Hacemos buen equipo en los autobuses.

    Hola. Leí dos veces lo de la maleta vacía en Año Nuevo.
    Es muy serio: una vuelta entera a la calle.
    ¿Y funciona?
    Este año viajé a ver a mi prima, a cuarenta minutos. Algo es algo.

    ¡Hola, hola! ¿Dulce o salado para desayunar?
    Salado primero, dulce después.
    + Y café todo el rato.
    Me queda claro que sabes vivir.

    Hola. Prometo no preguntar “¿qué tal?”.
    Gracias. ¿Entonces qué preguntas?
    ¿Qué comiste hoy y por qué fue sopa?
    ¿Cómo sabes que fue sopa?
    Tengo un don.

    Ese gato de tu foto me mira con desconfianza.
    Mira así a todo el mundo. A mí también.
    ¿Cómo se llama?
    Croqueta. Responde solo si hay atún.

    Hola desde el otro lado de la ciudad.
    ¿Es verdad que en tu lado el pan es mejor?
    Muchísimo mejor. Puedo demostrarlo.
    Acepto pruebas los sábados por la mañana.

    Hola. No sé empezar conversaciones, pero las continúo muy bien.
    Entonces ya pasó lo peor.
    ¡Qué alivio! Cuéntame algo de ti.
    Colecciono servilletas con dibujos. Ahora tú.
    Tengo un limonero que da un limón al año.

    ¡Hola! ¿Es tuya la guitarra de la segunda foto?
    Es mía, y suena casi afinada.
    Con “casi” ya se puede hacer una fiesta.
    Mi fiesta tendría una sola canción, aviso.`),
  topics: blocks(`¿Cómo estuvo tu día?
    Eterno. Una reunión que cabía en una frase.
    + ¿Y el tuyo?
    Bien: arreglé la repisa y quedó casi recta.
    “Casi recta” es mi estilo favorito.

    ¿Tienes planes para el fin de semana?
    Viene mi hermana, así que hablar y comer, en ese orden y a la vez.
    Qué buen plan.
    ¿Y tú?
    Mercado el sábado. El domingo, nada, con mucha ilusión.

    Hice tu receta de arroz.
    ¿Y?
    Se pegó un poco al fondo.
    ¡Esa es la mejor parte!
    Eso dijo mi padre mientras se la comía toda.

    ¿Qué querías ser a los ocho años?
    Astronauta, pero con siesta. ¿Y tú?
    Quien toca la campana en los barcos.
    Todavía hay tiempo.
    Y barcos.

    Llueve a cántaros y no pienso salir.
    Aquí también. Ya puse el caldo.
    ¿De qué es?
    De todo lo que había. Se llama “caldo de jueves”.
    Guárdame un plato imaginario.

    Pasé por la librería que me dijiste.
    ¿Entraste?
    A mirar cinco minutos. Salí una hora después.
    ¿Con cuántos?
    Tres. Uno es para prestártelo, si te gustan los misterios.
    Me encantan los misterios.

    ¿Cuál es tu talento más inútil?
    Elegir siempre el carrito del supermercado con la rueda torcida.
    Eso ya es talento.
    + Yo adivino el final de las telenovelas.
    Eso no es talento, siempre hay boda.

    ¿Te gustaría tomar un café esta semana?
    Me gustaría mucho. ¿El jueves por la tarde?
    El jueves está perfecto. ¿En el café de la plaza?
    Ahí nos vemos. Llevaré el libro, para que me reconozcas.
    Yo llevaré cara de nervios.

    Ya llegué a casa. Qué tarde tan buena.
    ¡Yo también! Ni me di cuenta de la hora.
    Pusieron las sillas sobre las mesas y seguíamos hablando.
    Una indirecta muy sutil.
    ¿Repetimos la semana que viene?
    Repetimos.

    ¿Cómo son tus vecinos?
    El de arriba aprende a tocar la trompeta.
    ¿Y qué tal?
    Lleva un mes con “Cumpleaños feliz”. Ya casi cumple.

    ¿Cuál es la mejor comida de tu vida?
    Pescado a la brasa, mesa de plástico y los pies en la arena.
    Lo estoy viendo. La mía, las empanadas de mi abuela.
    ¿Tienes la receta?
    La tengo, pero dice “hasta que esté”.
    Las recetas de abuela son poesía.

    Buenos días. ¿Dormiste bien?
    Como una piedra. ¿Y tú?
    El gallo de alguien tenía otros planes.
    ¿Un gallo, en plena ciudad?
    Eso le pregunto yo cada mañana.

    Estoy pensando en aprender cerámica.
    Hazlo. Mi prima hace platos torcidos y es feliz.
    Ese es justo el nivel que busco.
    Yo estreno el primer plato.

    ¿Con qué canción pierdes la vergüenza?
    No la pienso escribir aquí.
    ¿Tan mala es?
    Es tan buena que tiene coreografía.

    Pregunta importante: ¿eres puntual?
    Llego diez minutos antes y doy una vuelta para disimular.
    Yo llego corriendo por la esquina.
    + Podemos encontrarnos en esa vuelta.

    ¿Extrañas el lugar donde creciste?
    El silencio, sí. El autobús cada dos horas, no.
    Me gustaría conocerlo.
    En la fiesta del pueblo hay baile en la plaza. Te lo enseño todo en diez minutos.

    ¿Qué harías con un mes libre?
    Trenes, mercados y una libreta. ¿Y tú?
    Una casa frente al mar y ningún reloj.
    ¿Pasa un tren cerca de esa casa?
    Ahora sí.

    Mi limonero tiene una flor nueva y alguien tenía que saberlo.
    ¡Felicidades a la familia!
    Estamos muy bien, gracias. El cactus, un poco celoso.
    Dile que él también es importante.

    Cuéntame algo bueno, que hoy fue un día gris.
    En el metro, un niño le cedió su asiento a una piñata.
    ¿Y la piñata?
    No dijo ni gracias.
    Justo lo que necesitaba. Me reí a carcajadas.

    Hoy no estaré mucho por aquí, es el cumpleaños de mi tía abuela.
    ¡Felicidades de mi parte! ¿Cuántos cumple?
    Noventa, y va a bailar más que yo.
    Quiero un informe completo mañana.

    ¿Te han prestado alguna vez un recipiente?
    Sí, claro, y lo devolví.
    ¿Vacío o lleno?
    Lleno, como debe ser.
    Perfecto. Pasaste la prueba.

    ¿Viste algo bueno últimamente?
    Una comedia viejísima. Lloré de risa y después lloré sin risa.
    No me cuentes el final.
    No te preocupes, que ni yo lo entendí.
    + Pero el perro se salva.
    Eso era lo único que necesitaba saber.`),
};
