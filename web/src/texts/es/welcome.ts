// Made from texts/es/welcome.json. Change it there.
// @ts-nocheck

export const messages = {
next: "Continuar",
back: "Atrás",
later: "Terminar luego",
finish: "Terminar",
saving: "Guardando…",
steps: {
about: {
title: "Sobre ti",
lead: "Las demás personas ven tu nombre, tu edad y tu género.",
},
place: {
title: "Dónde vives",
lead: "Las demás personas ven tu ciudad y a qué distancia aproximada estás.",
},
seeking: {
title: "A quién te gustaría conocer",
lead: "Verás a personas que también buscan a alguien como tú. Puedes cambiarlo cuando quieras.",
},
photo: {
title: "Tus fotos",
lead: "Para empezar basta una foto clara de tu cara.",
},
interests: {
title: "Tus intereses",
lead: "Opcional. Muestran lo que tienes en común con otras personas.",
},
prompts: {
title: "Tus frases",
lead: "Opcional. Elige hasta tres y complétalas en una o dos líneas.",
},
},
goTo: ({ step }: { step: string | number }) => `Ir a “${step}”`,
noPhoto: "Añade al menos una foto. Sin ella nadie puede encontrarte.",
photoComing: "Tu foto aún se está subiendo. Inténtalo de nuevo en un momento.",
interests: {
chosen: "Intereses elegidos",
none: "Todavía no hay nada elegido",
remove: ({ interest }: { interest: string | number }) => `Quitar ${interest}`,
search: "Buscar intereses",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} de ${all}`,
full: ({ all }: { all: number }) => `Has elegido ${all}. Quita uno para añadir otro.`,
noneFound: "No se encontró ningún interés. Prueba con otra palabra.",
},
prompts: {
more: "Mostrar más frases",
less: "Mostrar menos frases",
remove: ({ prompt }: { prompt: string | number }) => `Quitar la frase: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} de ${all}`,
full: ({ all }: { all: number }) => `Has elegido ${all} frases. Quita una para elegir otra.`,
},
preview: {
title: "Así te ven las demás personas",
noPhoto: "Tu foto",
noName: "Tu nombre",
noPlace: "Tu ciudad",
prompt: "Tu frase",
interests: "Tus intereses",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Tu perfil está listo",
text: "Responde algunas preguntas y verás también tu compatibilidad con cada persona.",
inReview: "Tu foto está en revisión. Te podrán encontrar en cuanto se apruebe.",
questions: "Responder preguntas",
profile: "Ver mi perfil",
discover: "Descubrir personas",
},
};
