import { lines } from '../phrase-templates.ts';
import type { PromptAnswers } from '../voice.ts';

export const promptAnswers: PromptAnswers = {
  'perfect-sunday': lines(`Mercado temprano, comida larga y una siesta que se va de las manos.
    Desayuno en pijama hasta que dé vergüenza mirar el reloj.
    Almuerzo familiar con discusión sobre el punto del arroz.
    {song}, las ventanas abiertas y algo a fuego lento.
    Lluvia, manta y una película que ya vi cinco veces.
    Caminar sin rumbo hasta dar con una buena heladería.
    Un asado que empieza a la una y termina con guitarra.
    Visitar a mi {relative} y volver con comida para toda la semana.
    Periódico, crucigrama y {drink} en la plaza.
    Regar las plantas, llamar a casa y no hacer nada más de provecho.`),
  'get-along': lines(`mojas el pan en la salsa sin pedir perdón.
    saludas primero al perro y después a la visita.
    te gusta quedarte un rato más en la mesa.
    bailas aunque no sepas.
    te ríes cuando el plan sale al revés.
    tratas bien a quien te sirve el café.
    lloras en los finales felices.
    avisas cuando llegas a casa.
    dejas el último bocado, aunque te cueste.
    tienes una afición que nadie entiende.`),
  'never-shut-up': lines(`quesos, con mapa y ejemplos.
    mi {relative} y sus consejos.
    por qué todo barrio necesita una plaza con sombra.
    {film}.
    las telenovelas de mi infancia y sus gemelas malvadas.
    la vez que perdí el último autobús en {trip}.
    pan. Del de ayer, del de hoy y del de mañana.
    palabras que significan otra cosa al cruzar la frontera.
    mis vecinos, con nombres cambiados.
    mis plantas, sobre todo de la que está mejorando.`),
  'looking-for': lines(`a alguien que también repita sopa.
    una historia sencilla y que dure.
    compañía para las sobremesas.
    una persona que me cuente su día con detalles innecesarios.
    con quien compartir el paraguas y los domingos.
    algo serio, con mucha risa de por medio.
    a quien le gusten los planes pequeños.
    amor con calma y buena conversación.
    pareja para bailar lento en la cocina.
    a quien elija la película para que yo pueda opinar.`),
  'simple-pleasure': lines(`La parte quemadita del arroz, en el fondo de la olla.
    Quitarme los zapatos después de una boda.
    Sábanas secadas al sol.
    Que el autobús llegue justo cuando llego yo.
    El olor a café desde la otra habitación.
    Pelar una mandarina de una sola vez.
    Los primeros cinco minutos de siesta.
    Que un perro ajeno me elija.
    Oír llover cuando ya estoy en casa.
    La cuchara que quedó en el frasco de dulce de leche.`),
  'unusual-skill': lines(`Reconozco a la gente por su tos.
    Sé doblar una sábana ajustable.
    Silbo cualquier sintonía de dibujos animados.
    Adivino la hora con tres minutos de error.
    Parto el pan en porciones exactamente iguales.
    Imito al vendedor ambulante de mi infancia, con megáfono y todo.
    Encuentro siempre la fila más lenta del supermercado.
    Recuerdo qué comimos en cada cumpleaños desde hace diez años.
    Puedo decir los meses al revés sin respirar.
    Abro frascos imposibles con una cuchara y mucho teatro.`),
  'best-trip': lines(`{trip}, en autobús y con una gallina en el asiento de al lado.
    {trip} con mi {relative}: cantamos todo el camino.
    Diez días a pie, dos ampollas y un queso que todavía nombro.
    El pueblo al que llegamos por leer mal un cartel.
    {trip}. Fui por una semana y me costó muchísimo volver.
    Una playa fuera de temporada, con un solo restaurante abierto.
    Un tren nocturno donde una señora repartió empanadas a todo el vagón.
    {trip} bajo la lluvia: jugamos a las cartas cuatro días seguidos.
    Cruzar los Andes con la nariz pegada al vidrio.
    Mi primer vuelo, a {trip}, con la bufanda de mi {relative} puesta.`),
  'first-date': lines(`Un paseo por el mercado, y cada cual elige algo que no ha probado.
    {drink} en una terraza y, si hay charla, otra ronda.
    Museo pequeño y después comentar solo los marcos.
    Helado y vueltas a la plaza hasta que enciendan las luces.
    Una librería: tú me eliges un libro y yo te elijo otro.
    Tacos, empanadas o croquetas, de pie y sin mantel.
    Clase de baile para principiantes, con risa incluida.
    Cine de barrio y volver a pie dando un rodeo.
    Un desayuno, que es la comida más honesta.
    Un martes cualquiera, un banco al sol y ninguna prisa.`),
  'cook-for-you': lines(`Lentejas como las hacía mi abuela, con permiso para repetir.
    Para empezar, {dish}; y para terminar, {cake}.
    Una tortilla sobre la que aceptaré opiniones, pero no críticas.
    Mole de cumpleaños, aunque no sea tu cumpleaños.
    Arroz con todo lo que encuentre y mucha seguridad.
    Mi receta con más aplausos: {dish}.
    Pasta a medianoche, con ajo y sin preguntas.
    Un desayuno enorme, con fruta cortada y todo.
    Un caldo de los que arreglan semanas.
    Pizza casera, y tú decides cuánto queso. Respuesta correcta: mucho.`),
  'small-hill': lines(`El pan de ayer, tostado, le gana al de hoy.
    La sobremesa es la mejor parte de cualquier comida.
    El cilantro va en todo. Bueno, en casi todo.
    Las pasas no tienen nada que hacer en un plato salado.
    Un mensaje de “ya llegué” no debería ser opcional.
    La siesta dura veinte minutos o dos horas; lo demás es un error.
    Las películas se ven desde el principio, con créditos incluidos.
    La tortilla va con cebolla. La de maíz, con lo que quieras.
    El helado también es para el invierno.
    Los cumpleaños se celebran el día que toca, aunque sea martes.`),
  'learning-now': lines(`a hacer pan que no sirva de ladrillo.
    {language}, con mi {relative} de público.
    a decir que no sin dar siete explicaciones.
    a bailar tango sin mirar el suelo.
    a nadar mariposa, o algo que se le parece.
    a hablar con las manos, y ya me sé dos chistes cortos.
    a coser botones antes de perderlos.
    a tocar el acordeón, con perdón del edificio.
    a cuidar {plant} sin exceso de agua ni de cariño.
    a pedir ayuda antes de romper el mueble.`),
  'proud-of': lines(`haber perdido el miedo al agua y nadar hasta la boya.
    que mi sobrina me llame para contarme sus secretos.
    la biblioteca que armamos en el patio del edificio.
    haber pedido disculpas a tiempo.
    mi huerto, que empezó con un solo tomate.
    haber terminado los estudios de noche, entre turnos.
    que mi {relative} me pida a mí la receta.
    la carrera de diez kilómetros en la que llegué al final, y sonriendo.
    haberme mudado a otra ciudad sin conocer a nadie.
    escribirle una carta a mi {relative} cada mes.`),
  'green-flag': lines(`que recuerdes el nombre de mi gato.
    que preguntes “¿ya comiste?”.
    que hables bien de tus amistades.
    que sepas pedir perdón sin un “pero”.
    que des las gracias al bajar del autobús.
    que te brillen los ojos al hablar de lo tuyo.
    que lleves algo cuando te invitan.
    que escuches el audio entero, a velocidad normal.
    que te rías de ti y nunca de quien se equivoca.
    que llames a tu familia sin que sea fiesta.`),
  'after-work': lines(`en la panadería, justo cuando sale la última hornada.
    caminando a casa por el camino largo.
    en clase de salsa, a contratiempo.
    en el sofá con {drink} y un libro.
    en el parque, con los mismos tres perros de siempre.
    preparando {dish} con la radio puesta.
    al teléfono con mi {relative}, que tiene novedades.
    en la cancha, si hay gente suficiente.
    regando {plant} y contándole mi día.
    en un café con un cuaderno que casi no abro.`),
  'last-laughed': lines(`Mi sobrino me preguntó si nací en blanco y negro.
    Mi {relative} mandó al grupo familiar la lista del mercado en un audio de nueve minutos.
    Saludé con mucha emoción a alguien que saludaba a otra persona.
    Un loro que pidió silencio en plena boda.
    Mi pelea con una puerta que decía “empuje”.
    La foto de grupo en la que todos estornudan.
    Una niña en el metro que presentó a su muñeca a todo el vagón.
    Un pastel de cumpleaños que decía “Felicidades y sin nueces”.
    Mi cara en la foto del karaoke.
    El gato, que calculó mal el salto y fingió que era a propósito.`),
  'favourite-place': lines(`El mercado a las ocho, cuando aún están armando los puestos.
    Una mesa coja de un café sin nombre.
    El mirador al que se llega sin aliento.
    La biblioteca, segundo piso, junto a la ventana.
    La plaza donde juegan al dominó y nadie tiene prisa.
    Mi balcón, que mide un metro y tiene vistas a otros balcones.
    La última parada del autobús, donde empiezan los árboles.
    El puesto de frutas de la señora que me llama “corazón”.
    Una librería de segunda mano con un gato en la caja.
    El puente, a la hora en que se encienden las luces.`),
  'childhood-me': lines(`astronauta con sucursal en la playa.
    detective de cosas perdidas.
    estrella de telenovela, con doble papel y amnesia.
    dentista de leones.
    futbolista por la mañana y pianista por la tarde.
    taxista, para conocer todas las calles.
    trapecista, hasta que subí a una silla.
    guía de una selva con dinosaurios.
    cantante de boleros, con traje brillante.
    la persona que pone nombre a los colores.`),
  'friends-say': lines(`llego con comida aunque nadie lo pida.
    no sé contar un chiste sin reírme antes.
    respondo tarde, pero en párrafos.
    soy de fiar con las llaves, las plantas y los secretos.
    discuto con el mapa y pierdo.
    lloro en las bodas desde la invitación.
    siempre tengo un plan B, casi siempre con croquetas.
    pregunto mucho porque de verdad me interesa.
    hay que invitarme con hora y también con mapa.
    bajo el tono de cualquier discusión con una merienda.`),
  'bad-at': lines(`despedirme en menos de media hora.
    doblar mapas.
    elegir sabor de helado con gente detrás.
    guardar un regalo hasta la fecha.
    silbar, y no dejo de intentarlo.
    cortar el papel de regalo en línea recta.
    fingir que no tengo hambre.
    dormir la siesta corta.
    bailar sin mover la boca.
    hacer la maleta con menos de cuatro suéteres.`),
  'on-repeat': lines(`{song}, sobre todo cuando limpio.
    El mismo disco desde hace un mes, y los vecinos ya lo tararean.
    Los audios de mi {relative}. Tienen introducción, nudo y desenlace.
    Un pódcast de misterios que me acompaña al lavar los platos.
    {song} de camino al trabajo y {song} a la vuelta.
    La canción de una boda del año pasado. No me la quito de encima.
    La radio local, con sus saludos y sus clasificados.
    Una cumbia de seis minutos que se me hace corta.
    El ruido de la lluvia, grabado en casa de mi abuela.
    La banda sonora de una película que ni siquiera me gustó.`),
  'changed-mind': lines(`las aceitunas. Años perdidos.
    madrugar: ahora el silencio de las seis me parece un regalo.
    los gatos. Bastó con uno.
    bailar en público, gracias a una boda y a una tía.
    vivir en un pueblo: ya no me parece tan mala idea.
    la siesta, que antes me daba culpa.
    las verduras, cuando aprendí a asarlas.
    ir al cine a solas. Nadie me quita las palomitas.
    pedir ayuda: resulta que la gente dice que sí.
    los días de lluvia, desde que tengo buenas botas.`),
  'teach-you': lines(`a cerrar empanadas con trenza.
    a jugar al truco, con señas incluidas.
    tres pasos de salsa que sirven para todo.
    a distinguir un buen aguacate sin apretarlo.
    a decir trabalenguas en {language}.
    a hacer la maleta en doce minutos.
    a reconocer cinco estrellas desde una azotea.
    a preparar {dish} sin mirar la receta.
    a envolver tamales sin perder la calma.
    a regatear con simpatía y marcharte a tiempo.`),
  'good-deed': lines(`Una señora me tapó con su paraguas durante tres calles y me contó su vida.
    Un autobús entero esperó a que yo llegara corriendo a la parada.
    Alguien encontró mi cuaderno y me lo trajo a casa, con un dibujo de su hija dentro.
    En un tren me despertaron en mi estación sin que yo lo pidiera.
    Un vendedor del mercado me regaló la fruta el día que más falta me hacía.
    Una pareja mayor me sentó a su mesa cuando el restaurante no tenía sitio.
    Una enfermera me dio la mano antes de una operación y no la soltó.
    Una desconocida me prestó su abrigo en una estación helada.
    Un señor me explicó el camino y después me acompañó, por si acaso.
    Un niño me dio la mitad de su galleta al verme con cara larga.`),
  tradition: lines(`Doce uvas a medianoche, y siempre se me atraganta la quinta.
    La vuelta a la calle con la maleta vacía en Año Nuevo, para viajar.
    Hacer {cake} para cada cumpleaños de la familia.
    Llamar a mi {relative} todos los {day}.
    Lentejas el primero de enero, haga frío o calor, por si traen suerte.
    Tamales en familia: una tarde, cuarenta manos y mucho chisme.
    Sobremesa de domingo con cartas y trampas toleradas.
    Mandar una postal desde cada viaje, aunque llegue después que yo.
    Película y palomitas los {day}, con votación secreta.
    Roscón o rosca de Reyes, y quien encuentra la sorpresa invita.`),
  'two-truths': lines(`Hablo {language}, nací en un taxi y odio el chocolate.
    Gané un concurso de croquetas, sé montar en monociclo y tengo {number} primos.
    Salí de árbol en una película, ronco y nunca he visto la nieve.
    Tengo doce tíos, sé ordeñar y detesto el helado.
    Crucé un río a caballo, canto en un coro y hago {cake} con los ojos cerrados.
    Me comí doce tamales, viví en un faro y colecciono servilletas.
    Toco el arpa, me dan miedo las palomas y una vez perdí un tren por un perro.
    Viajé a {trip} por error, sé coser y tengo un loro que canta boleros.
    Planté un limonero, salí en el periódico por una calabaza y jamás pierdo al dominó.
    Bailé en un carnaval, sé hacer nudos marineros y nunca lloro en el cine.`),
};
