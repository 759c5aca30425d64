// Made from texts/es/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "Páginas",
previous: "Página anterior",
next: "Página siguiente",
goTo: "Ir a la página",
size: "Filas por página",
page: ({ page, pages }: { page: number; pages: number }) => `Página ${formatNumber(page)} de ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `Páginas ${formatNumber(from)}–${formatNumber(until)} de ${formatNumber(pages)}`,
},
views: {
title: "Vistas",
loading: "Cargando las vistas…",
failed: "No pudimos cargar las vistas",
again: "Reintentar",
none: "Todavía no hay vistas guardadas.",
builtIn: "para todo el equipo",
private: "solo para ti",
shared: "compartida con el equipo",
by: ({ name }: { name: string | number }) => `de ${name}`,
rename: "Cambiar nombre",
renameOf: ({ name }: { name: string | number }) => `Nombre nuevo para ${name}`,
share: "Compartir",
unshare: "Dejar de compartir",
delete: "Eliminar",
cancel: "Cancelar",
name: "Nombre de la vista",
saveThis: "Guardar esta lista",
nameAbout: "Conserva los filtros, el orden y las columnas.",
shareNew: "Compartir con el equipo",
save: "Guardar vista",
},
filters: {
title: "Filtros",
close: "Cerrar",
},
since: ({ date }: { date: string | number }) => `Desde el ${date}`,
clearSince: ({ date }: { date: string | number }) => `Desde el ${date}: mostrar cualquier fecha`,
searchButton: "Buscar",
clearFilters: "Quitar filtros",
clearSearch: "Borrar la búsqueda",
};
