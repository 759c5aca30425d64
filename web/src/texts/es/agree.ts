// Made from texts/es/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "Antes de seguir",
about: "Estas páginas ya se aplican a todos los miembros. Léelas y acéptalas para seguir.",
},
early: {
title: "Lo que va a cambiar",
about: "A partir del día indicado, estas páginas se aplican a todos los miembros. Puedes aceptarlas ya. Hasta entonces no cambia nada para ti.",
},
done: "No hay nada que aceptar",
goOn: "Seguir",
accept: "Aceptar y seguir",
later: "Ahora no",
signOut: "Salir",
pages: "Páginas por aceptar",
never: "Todavía no la has aceptado.",
changes: "Qué ha cambiado",
instead: "Si no aceptas",
insteadAbout: "Puedes salir y decidir más tarde, llevarte tus datos o eliminar tu cuenta.",
legal: "Páginas para todo el mundo",
loading: "Cargando lo que hay que aceptar…",
failed: "No se pudo cargar",
again: "Intentar de nuevo",
since: ({ day }: { day: string | number }) => `Se aplica desde el ${day}.`,
from: ({ day }: { day: string | number }) => `Se aplica a partir del ${day}.`,
before: ({ day }: { day: string | number }) => `Aceptaste una versión anterior el ${day}.`,
read: ({ title }: { title: string | number }) => `Leer el texto completo: ${title}`,
};
