import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

/** Nouns with an indefinite article, days without one, relatives without a possessive. */
export const slots: Slots = {
  dish: lines(`unas empanadas
    unas croquetas
    un guiso de lentejas
    un arroz con pollo
    unas milanesas
    unos tamales
    un ceviche
    unas arepas rellenas
    unos tacos de pescado
    un ajiaco
    un pastel de choclo
    un gazpacho
    unos canelones
    una paella de verduras`),
  cake: lines(`un flan
    un bizcocho de limón
    un arroz con leche
    unos alfajores de maicena
    un pan de plátano
    unas galletas de avena
    unos buñuelos
    un tres leches
    un kuchen de nuez
    una tarta de queso
    unas magdalenas
    unas orejas de hojaldre`),
  day: lines(`lunes
    martes
    miércoles
    jueves
    viernes
    lunes por la tarde
    martes por la noche
    jueves por la tarde
    viernes por la noche`),
  trip: lines(`Oaxaca
    la Patagonia
    Chiloé
    Cartagena
    Valparaíso
    Lisboa
    Menorca
    Salta
    Estambul
    Sicilia
    Islandia
    Marruecos
    Japón
    Galicia`),
  drink: lines(`un café con leche
    un cortado
    un chocolate caliente
    una limonada
    un té con limón
    una horchata
    un agua de jamaica
    un mate
    una infusión de menta
    un café con hielo
    una manzanilla
    un licuado de mango`),
  book: lines(`novelas con árbol genealógico
    cuentos cortos
    novelas policiales con mucha lluvia
    crónicas de viajes lentos
    ciencia ficción de hace medio siglo
    biografías de gente difícil
    realismo mágico
    libros sobre el mar
    novelas rusas con lista de personajes
    libros de cocina como si fueran novelas
    historias de faros
    cartas de gente que ya nadie recuerda`),
  language: lines(`portugués
    italiano
    japonés
    francés
    alemán
    quechua
    guaraní
    náhuatl
    árabe
    coreano
    griego
    catalán`),
  pet: lines(`un gato naranja con mucho carácter
    dos gatas y ninguna prenda sin pelos
    un perro que ronca
    un perro salchicha que manda
    una gata tuerta
    una tortuga muy madrugadora
    un loro que imita el timbre
    un perro de la calle con modales de hotel
    una perrita con miedo a los globos
    un canario que ensaya a las seis
    una gata con nombre de postre
    un conejo que ignora a las visitas`),
  plant: lines(`una albahaca
    un limonero
    un jazmín
    una monstera
    un helecho
    una orquídea
    un cactus
    un geranio
    una menta
    un romero
    un rosal
    un aloe vera`),
  number: lines(`tres
    cuatro
    cinco
    seis
    siete
    ocho
    nueve
    once
    doce`),
  relative: lines(`abuela
    madre
    padre
    hermana
    hermano
    tía
    tío
    prima
    primo
    sobrina
    sobrino`),
  song: lines(`boleros
    cumbias viejas
    rancheras
    tangos
    vallenatos
    baladas de los ochenta
    rock en español de los noventa
    salsa de la buena
    flamenco
    bossa nova
    música de películas
    canciones de verano que ya nadie defiende`),
  film: lines(`películas lentas donde no pasa nada
    comedias en blanco y negro
    películas de robos perfectos
    cine de animación
    documentales sobre pulpos
    películas del oeste
    dramas de juicios
    musicales
    películas de terror con la luz encendida
    melodramas de los cincuenta
    historias con un tren dentro
    cine de detectives`),
};
