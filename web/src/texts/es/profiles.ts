// Made from texts/es/profiles.json. Change it there.
// @ts-nocheck
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Cargando tu perfil…",
failed: "No pudimos cargarlo",
again: "Reintentar",
saving: "Guardando…",
save: "Guardar",
cancel: "Cancelar",
edit: "Editar",
editGroup: ({ group }: { group: string | number }) => `Editar: ${group}`,
nothing: "Todavía nada",
groups: {
about: "Sobre ti",
seeking: "A quién te gustaría conocer",
place: "Tu ubicación",
bio: "Sobre mí",
interests: "Intereses",
prompts: "Frases",
},
genders: {
woman: "Mujer",
man: "Hombre",
nonbinary: "Persona no binaria",
},
sought: {
woman: "mujeres",
man: "hombres",
nonbinary: "personas no binarias",
other: "personas de otros géneros",
},
summary: {
bothWays: "Solo personas que buscan a alguien como yo",
within: ({ distance }: { distance: string | number }) => `Hasta ${distance}`,
anywhere: "En cualquier lugar",
ages: ({ from, to }: { from: string | number; to: number }) => `De ${from} a ${to} años`,
anyone: "También personas que buscan a alguien diferente",
},
own: {
title: "Tu perfil",
needed: ({ done, all }: { done: string | number; all: string | number }) => `${done} de ${all} pasos para que te encuentren`,
better: ({ percent }: { percent: number }) => `${formatPercent(percent)} completo`,
next: {
about: "Siguiente: cuenta quién eres.",
place: "Siguiente: añade tu ciudad, para que se vea a qué distancia estás.",
seeking: "Siguiente: di a quién te gustaría conocer.",
photo: "Siguiente: añade una foto para que te puedan encontrar.",
interests: "Siguiente: elige algunos intereses. Muestran lo que tienes en común con otras personas.",
prompts: "Siguiente: completa una frase. Así es más fácil que te escriban.",
questions: "Siguiente: responde algunas preguntas. Cuanto más compartes, mejores son tus matches.",
facts: "Siguiente: añade algunos datos sobre ti. Ayudan a decidirse.",
},
allDone: "Tu perfil está completo.",
asOthers: "Ver cómo se muestra",
forTeam: "Las cuentas del equipo no necesitan perfil. Los miembros nunca ven el tuyo.",
asOthersHidden: "Tu perfil será visible cuando esté completo y tenga una foto.",
years: ({ age }: { age: number }) => `${age} años`,
},
};
