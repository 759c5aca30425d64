// Made from texts/es/moments.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Novedades para ti",
matched: ({ name }: { name: string | number }) => `Tienes un match con ${name}`,
seeMatch: "Ver tu match",
wrote: ({ name }: { name: string | number }) => `${name} te envió un mensaje`,
close: "Cerrar",
blocked: {
label: "Bloqueo",
text: ({ name }: { name: string | number }) => `Bloqueaste a ${name}.`,
undo: "Deshacer",
},
push: {
label: "Notificaciones push",
about: ({ brand }: { brand: string | number }) => `Entérate de mensajes y matches aunque no estés en ${brand}.`,
names: "Los nombres no aparecen en tu pantalla de bloqueo.",
turnOn: "Activar notificaciones",
later: "No, gracias",
},
};
