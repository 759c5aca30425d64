// Made from texts/pt/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "Dois dedos na orelha esquerda",
"hand-under-chin": "A mão reta embaixo do queixo",
"open-hand": "A mão aberta ao lado do rosto",
"fist-on-cheek": "O punho na bochecha esquerda",
"thumb-up": "O polegar para cima ao lado do rosto",
"hand-on-head": "A mão reta em cima da cabeça",
"finger-on-nose": "Um dedo na ponta do nariz",
"hand-on-forehead": "A mão reta na testa",
"three-fingers": "Três dedos ao lado do rosto",
"look-left": "Olhe por cima do ombro esquerdo",
"look-right": "Olhe por cima do ombro direito",
"look-up": "Olhe para cima",
"tilt-right": "Incline a cabeça para a direita",
"tilt-left": "Incline a cabeça para a esquerda",
"close-left-eye": "Feche o olho esquerdo",
"open-mouth": "Abra bem a boca",
"raise-eyebrows": "Levante as sobrancelhas",
"press-lips": "Aperte os lábios",
};
