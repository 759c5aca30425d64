// Made from texts/fr/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "Deux doigts sur ton oreille gauche",
"hand-under-chin": "La main à plat sous ton menton",
"open-hand": "La main ouverte à côté de ton visage",
"fist-on-cheek": "Le poing sur ta joue gauche",
"thumb-up": "Le pouce levé à côté de ton visage",
"hand-on-head": "La main à plat sur ta tête",
"finger-on-nose": "Un doigt sur le bout de ton nez",
"hand-on-forehead": "La main à plat sur ton front",
"three-fingers": "Trois doigts à côté de ton visage",
"look-left": "Regarde par-dessus ton épaule gauche",
"look-right": "Regarde par-dessus ton épaule droite",
"look-up": "Regarde vers le haut",
"tilt-right": "Penche la tête à droite",
"tilt-left": "Penche la tête à gauche",
"close-left-eye": "Ferme l’œil gauche",
"open-mouth": "Ouvre grand la bouche",
"raise-eyebrows": "Lève les sourcils",
"press-lips": "Serre les lèvres",
};
