import { lines } from '../phrase-templates.ts';
import type { WorkPhrases } from '../voice.ts';

export const work: WorkPhrases = {
  studies: {
    'Estudiante de Medicina': lines(`Estudio Medicina: o tengo examen o tengo sueño.
      Me sé los huesos de memoria y sigo sin encontrar mis llaves.`),
    'Estudiante de Derecho': lines(`Estudio Derecho y discuto todo, menos dónde cenar.
      Leo códigos de día y novelas de noche; las novelas tienen mejores diálogos.`),
    'Estudiante de Arquitectura': lines(`Arquitectura, cuarto año: mi maqueta ha dormido más que yo.
      Hago casas de cartón a las tres de la mañana.`),
    'Estudiante de Historia': lines(`Estudio Historia y me paro ante cada puerta vieja.
      Sí, Historia. Sí, ya me preguntaron en la cena familiar para qué sirve.`),
    'Estudiante de Ingeniería':
      lines(`Estudio Ingeniería; desarmo licuadoras y casi siempre vuelven a funcionar.
      En la facultad calculo puentes y en casa no logro colgar un cuadro.`),
    'Estudiante de Psicología': lines(`Estudio Psicología. Y no, ahora mismo no te analizo.
      Estudio la mente humana y mis amistades lo aprovechan sin cita previa.`),
    'Estudiante de Bellas Artes': lines(`Bellas Artes: toda mi ropa tiene pintura.
      Dibujo en servilletas, márgenes y, una vez, en la pared equivocada.`),
    'Estudiante de Biología': lines(`Estudio Biología: cuento hormigas y encima me ponen nota.
      Hago prácticas de campo, o sea, barro con horario.`),
  },
  jobs: {
    Enfermería: lines(`Trabajo de noche en un hospital; mi desayuno es tu cena.
      Hago turnos en pediatría y llevo stickers en todos los bolsillos.
      Mantengo la calma en urgencias y la pierdo con una cucaracha.`),
    'Docencia en primaria': lines(`Doy clase a niños de ocho años, que corrigen todo lo que digo.
      Enseño a dividir y a compartir los colores; lo segundo cuesta más.
      Tengo veintisiete alumnos y ninguna taza sin dedicatoria.`),
    'Docencia de Química': lines(`Doy Química en secundaria. Hasta hoy solo explotó lo previsto.
      Corrijo exámenes en el autobús y sufro en cada curva.`),
    'Desarrollo de software': lines(`Programo para hospitales, con menos drama que en las series.
      Paso el día buscando un punto y coma y la tarde lejos de las pantallas.
      Trabajo desde casa, muy elegante de la cintura para arriba.`),
    Fisioterapia: lines(`Arreglo espaldas y miro posturas sin querer. Perdón.
      Solo te diré una vez que te sientes bien.`),
    'Cocina de restaurante': lines(`Cocino para cien personas y en casa ceno pan con tomate.
      En mi cocina se grita “¡sale!” y afuera me cuesta dejar de hacerlo.`),
    Panadería: lines(`Hago pan: me levanto cuando el resto se acuesta.
      Vuelvo a casa con olor a horno, y nadie se ha quejado.`),
    Electricidad: lines(`He visto por dentro las paredes de media ciudad.
      Instalo luces y, en Navidad, todo el edificio me pide un favor.`),
    'Taller de bicicletas': lines(`Reparo bicicletas y me fijo en tu cadena, pero no diré nada.
      En el taller hay radio, grasa y un gato que supervisa.`),
    'Diseño gráfico': lines(`Diseño portadas de libros, así que sí, juzgo por la portada.
      Miro la letra del menú antes que los platos.`),
    'Periodismo local': lines(`Escribo para el diario local y sé todo sobre los baches.
      Pregunto por oficio, pero también sé contestar.`),
    Carpintería: lines(`Hago mesas para que otras familias discutan a gusto.
      Siempre tengo aserrín en el pelo y un lápiz en la oreja.`),
    'Biblioteca pública': lines(`Trabajo en una biblioteca y no, tampoco leo todo el día. Ojalá.
      Los sábados leo cuentos a niños de cuatro años: no hay público más duro.`),
    'Al frente de un tren': lines(`Llevo trenes y veo todos los amaneceres desde la primera fila.
      Los niños me saludan en cada paso a nivel. Yo saludo siempre.`),
    Ambulancias: lines(`Trabajo en una ambulancia: como rápido y quiero aprender a comer despacio.
      Colecciono buenas noticias para compensar las guardias.`),
    'Trabajo social': lines(`Escucho a la gente por oficio y me sigue gustando la gente.
      De día hago informes y visitas; de noche, nada que requiera un formulario.`),
    Traducción: lines(`Traduzco recetas y manuales; las recetas dan más hambre y más trabajo.
      Puedo pensar veinte minutos en una coma. Es mi oficio.`),
    'Fotografía de bodas': lines(`Fotografío bodas y lloro en casi todas, detrás de la cámara.
      Conozco todos los pasos de baile de todos los tíos.`),
    'Parques y jardines': lines(`Cuido un parque y sé dónde duermen los gatos.
      Llego a casa con barro en los zapatos y la cabeza despejada.`),
    Contabilidad: lines(`Hago cuentas de día y bailo salsa de noche; en ambas cuento hasta ocho.
      Si falta un recibo, aparece. Siempre aparece.`),
    'Cuerpo de bomberos': lines(`Apago pocos incendios y bajo muchos gatos de muchos árboles.
      Cocino para nueve en el cuartel y todavía no ha sonado la alarma por mí.`),
    'Librería de barrio': lines(`Tengo una librería pequeña y leo lo que debería vender.
      Recomiendo novelas como quien receta jarabe.`),
    'Tienda de flores': lines(`Vendo flores y me levanto antes que los pájaros.
      Sé, por el ramo, si es aniversario o disculpa.`),
    'Clases de música': lines(`Enseño piano, y tengo muchísima paciencia con la misma canción.
      Toco en una banda de bodas y me sé todas las cumbias.`),
    'Administración pública': lines(`Trabajo en una ventanilla y juro que sonrío.
      Sé qué formulario es, y dónde se firma.`),
    'Servicio de mesas': lines(`Atiendo mesas y adivino lo que vas a pedir.
      Llevo seis platos a la vez y en casa se me cae el tenedor.`),
    Peluquería: lines(`Corto el pelo: lo sé todo y no cuento nada.
      La gente me pide “solo las puntas” con miedo en los ojos.`),
    Farmacia: lines(`Entiendo la letra de los médicos. De nada.
      En mi farmacia el barrio entra por aspirinas y se queda a charlar.`),
    'Sonido en teatros': lines(`Hago el sonido en un teatro: paso media vida a oscuras.
      Oigo el zumbido de tu cocina desde la entrada.`),
    'Cuidado de personas mayores': lines(`Cuido a personas mayores y oigo las mejores historias.
      Doña Carmen, de noventa y ocho años, revisa mi vida amorosa cada {day}.`),
    'Tripulación de cabina': lines(`Vuelo por trabajo, y mi destino favorito es mi sofá.
      Sé pedir café en nueve idiomas y dormir en ninguno.`),
    Logística:
      lines(`Trabajo temprano en un centro de distribución y tengo toda la tarde para vivir.
      Muevo cajas de día y casi nada después de cenar.`),
    'Transporte de larga distancia':
      lines(`Paso la semana en la carretera con audiolibros y mandarinas.
      Conozco todos los restaurantes de carretera y sé en cuál hay buen caldo.`),
    Costura: lines(`Arreglo ropa y sin querer te miro el dobladillo.
      Hago vestidos de quinceañera, trajes de boda y rescates de última hora.`),
    'Guía de museo': lines(`Explico cuadros en tres idiomas y contesto dónde está el baño en cinco.
      He pasado cuatro mil veces delante de la misma vasija y aún le encuentro algo.`),
  },
  trainedJobs: {
    'Medicina de familia':
      lines(`Paso consulta en un centro de barrio; lo de tu rodilla, en la tercera cita.
      Tengo cuatro despertadores y una letra que mejora los domingos.`),
    'Derecho laboral': lines(`Defiendo a trabajadores y, después de las seis, solo a mi equipo.
      Leo la letra pequeña, también la de los juegos de mesa.`),
    Arquitectura: lines(`Dibujo escaleras para gente a la que nunca veré subir.
      En mi estudio hacemos escuelas cuando hay suerte y garajes cuando no.`),
    Odontología: lines(`Paso el día entre muelas y aun así como caramelos.
      Sonríe sin miedo, que fuera de la consulta no miro.`),
    Veterinaria: lines(`Curo animales y llego a casa con pelos que no son míos.
      Mis pacientes muerden, pero no se quejan de la sala de espera.`),
    'Psicología clínica': lines(`Escucho por profesión; en las citas prometo hablar también.
      Paso consulta de lunes a jueves y los viernes me escucha mi perro.`),
    'Ingeniería civil': lines(`Hago puentes y todavía me emociona cruzarlos.
      Miro las grietas de los techos con demasiado interés.`),
    'Investigación en biología': lines(`Estudio gusanos diminutos con máquinas enormes.
      Estudio el mar y vivo a seis horas de la costa. Es una larga historia.`),
  },
  retirements: {
    'Toda una vida en la escuela':
      lines(`Di clase treinta y cinco años y aún pido silencio en los cafés.
      Enseñé Geografía; ahora por fin voy a verla.`),
    'Media vida en el hospital':
      lines(`Trabajé cuarenta años entre camillas: me asusta poco y cocino buen caldo.
      Dejé las guardias y empecé a dormir, que es una maravilla.`),
    'Cuarenta años de ingeniería': lines(`Hice puentes; ahora hago casitas para pájaros.
      Si algo gotea, chirría o parpadea, yo lo miro.`),
    'Media vida en el correo':
      lines(`Repartí cartas en el mismo barrio y conozco a todos sus perros.
      Me sigo levantando a las cinco, ahora solo por gusto.`),
    'Contabilidad a media jornada':
      lines(`Llevo las cuentas de dos asociaciones y las tardes son mías.
      Estoy a medio camino de la jubilación: trabajo cuando llueve.`),
    'Años felices en la biblioteca':
      lines(`Presté libros media vida y todavía sé quién no los devolvió.
      Ahora leo sin poner sellos.`),
    'Treinta años de ferretería':
      lines(`Tuvimos una ferretería familiar: encuentro cualquier tornillo.
      Cerré la tienda y me compré unas buenas botas.`),
    'Toda una vida al volante': lines(`Llevé un autobús de línea y extraño la charla, no el tráfico.
      Conozco la ciudad por sus paradas.`),
  },
};
