// Made from texts/es/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
title: "Comandos y personas",
field: "Página, comando o persona",
hint: "Un nombre, un correo, un ID o un comando",
close: "Cerrar",
groups: {
recent: "Recientes",
pages: "Páginas",
actions: "Comandos",
cases: "Casos y reportes",
people: "Personas",
},
case: ({ id }: { id: string | number }) => `Caso ${id}`,
report: ({ id }: { id: string | number }) => `Reporte ${id}`,
closed: "Cerrado",
results: "Resultados",
scheme: {
light: "Aspecto claro",
dark: "Aspecto oscuro",
auto: "Aspecto de mi dispositivo",
},
nextCase: "Abrir el siguiente caso",
aroundDesk: "Páginas de moderación",
desk: "Moderación",
searching: "Buscando…",
none: "No se encontró nada. Prueba con otra palabra.",
failed: "La búsqueda no funcionó. Inténtalo de nuevo.",
found: ({ count }: { count: number }) => `${plural(count, { one: `1 resultado`, other: `${count} resultados` })}`,
};
