// Made from texts/es/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `Qué bien verte, ${name}`,
title: "Encuentra a alguien que encaje contigo",
lead: "Conoce a personas con tus mismos intereses y que buscan lo mismo que tú.",
getStarted: "Empezar",
learnMore: "Saber más",
nextStep: {
label: "Siguiente paso",
loading: "Cargando tu siguiente paso…",
failed: "No pudimos cargar tu página de inicio",
again: "Reintentar",
verify: {
title: "Confirma tu correo",
about: "Así podrás ver a otras personas y te podrán encontrar.",
action: "Escribir el código",
verb: "Escribir",
},
required: {
title: "Completa tu perfil",
about: "Todavía nadie puede encontrarte.",
action: "Continuar",
verb: "Continuar",
},
missing: ({ done, all }: { done: number; all: string | number }) => `${done} de ${all} partes completas. Nadie puede encontrarte hasta que lo estén todas.`,
reply: {
title: "Respondimos a tu reporte",
about: "Lee lo que encontramos.",
action: "Leer la respuesta",
verb: "Leer",
},
match: {
title: ({ name }: { name: string | number }) => `Te gusta ${name} y el gusto es mutuo`,
about: "¡Es un match!",
action: "Ver matches",
verb: "Ver",
},
turn: {
title: ({ name }: { name: string | number }) => `${name} espera tu respuesta`,
action: "Responder",
verb: "Responder",
},
hello: {
title: ({ name }: { name: string | number }) => `Saluda a ${name}`,
about: "Hay match y todavía nadie ha escrito.",
action: "Escribir un mensaje",
verb: "Escribir",
},
interests: {
title: "Elige tus intereses",
about: "Muestran lo que tienes en común con otras personas.",
action: "Elegir intereses",
verb: "Elegir",
},
prompts: {
title: "Completa una frase",
about: "Así es más fácil que te escriban.",
action: "Elegir una frase",
verb: "Elegir",
},
questions: {
title: ({ missing }: { missing: number }) => `${plural(missing, { one: `Responde 1 pregunta más`, other: `Responde ${missing} preguntas más` })}`,
about: "Así verás tu compatibilidad con cada persona.",
action: "Responder preguntas",
verb: "Responder",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `Le gustas a 1 persona`, other: `Les gustas a ${count} personas` })}`,
about: "Si alguna también te gusta, hay match.",
action: "Ver likes",
verb: "Ver",
},
browse: {
title: "Mira quién ha llegado",
about: "Hay gente por conocer.",
action: "Explorar perfiles",
verb: "Explorar",
},
widen: {
title: "Ahora mismo no encaja nadie más",
about: "Mira qué cambio te mostraría a más personas.",
action: "Ver qué ayuda",
verb: "Ver",
},
},
today: {
title: "Hoy",
loading: "Cargando las novedades…",
turn: "Te toca",
allMatches: "Todos los matches",
photo: ({ name }: { name: string | number }) => `${name} envió una foto`,
silent: "Hay match. Todavía nadie ha escrito.",
seeAll: "Ver todo",
locked: "Si alguna también te gusta, hay match.",
people: "Personas nuevas",
discover: "Descubrir",
question: "Una pregunta",
skip: "Saltar",
another: "Otra pregunta",
},
collage: {
first: {
name: "Amara",
age: "27",
},
second: {
name: "Jonás",
age: "30",
},
common: "Dos intereses en común",
interests: "Senderismo los domingos, jazz en vivo",
},
figures: {
title: "En cifras",
activeUsers: "Cuentas activas",
successStories: "Historias de éxito",
satisfaction: "Satisfacción",
support: "Soporte",
},
features: {
title: "Características",
safe: {
title: "Seguridad ante todo",
text: "Redondeamos tu ubicación a unos dos kilómetros antes de guardarla. Sin anuncios, sin rastreadores y con contraseñas que ni siquiera nuestro equipo puede leer.",
},
smart: {
title: "Matches con sentido",
text: "Los perfiles muestran más que una foto: a quién te gustaría conocer, con qué disfrutas y quién eres, con tus propias palabras.",
},
global: {
title: "Una comunidad global",
text: "Cualquier ciudad de cualquier país, y el género con tus propias palabras. Aquí cabe todo el mundo a partir de los 18 años.",
},
},
signIn: {
title: "¿Ya tienes cuenta?",
text: "Inicia sesión con tu correo y tu contraseña.",
action: "Entrar",
noAccount: "¿No tienes cuenta?",
join: "Crea una",
},
};
