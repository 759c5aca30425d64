// Made from texts/pt/photo-check-uses.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Desligada",
offered: "Oferecida",
"to-write": "Exigida para escrever primeiro",
"to-be-found": "Exigida para escrever primeiro e aparecer",
},
about: "Os membros podem mostrar, com uma imagem do momento, que são eles nas fotos. Uma pessoa da equipe compara e decide, em alguns segundos cada. A imagem é apagada com a decisão. Exigir a checagem afasta perfis falsos, e também muita gente honesta.",
};
