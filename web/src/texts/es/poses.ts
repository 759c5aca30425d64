// Made from texts/es/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "Dos dedos en tu oreja izquierda",
"hand-under-chin": "La mano plana bajo la barbilla",
"open-hand": "La mano abierta junto a la cara",
"fist-on-cheek": "El puño en tu mejilla izquierda",
"thumb-up": "El pulgar hacia arriba junto a la cara",
"hand-on-head": "La mano plana sobre la cabeza",
"finger-on-nose": "Un dedo en la punta de la nariz",
"hand-on-forehead": "La mano plana en la frente",
"three-fingers": "Tres dedos junto a la cara",
"look-left": "Mira por encima del hombro izquierdo",
"look-right": "Mira por encima del hombro derecho",
"look-up": "Mira hacia arriba",
"tilt-right": "Inclina la cabeza a la derecha",
"tilt-left": "Inclina la cabeza a la izquierda",
"close-left-eye": "Cierra el ojo izquierdo",
"open-mouth": "Abre mucho la boca",
"raise-eyebrows": "Levanta las cejas",
"press-lips": "Aprieta los labios",
};
