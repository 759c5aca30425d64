// Made from texts/es/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Empezar con un paquete",
about: "Colores, primeras palabras de la portada y campos propios para un nicho. Va al borrador, y no se borra nada tuyo.",
start: "Mirar",
startWith: ({ title }: { title: string | number }) => `Mirar: ${title}`,
ask: ({ title }: { title: string | number }) => `¿Añadir «${title}» al borrador?`,
keeps: "Lo que has elegido, escrito o añadido se queda como está. Después puedes cambiarlo todo.",
changes: "Cambios en el borrador",
add: "Añadir al borrador",
nothing: "Todo está ya en el borrador.",
done: ({ title }: { title: string | number }) => `«${title}» está en el borrador.`,
sensitive: ({ names }: { names: string | number }) => `Sensibles, con su propio consentimiento: ${names}. Se pueden dejar vacíos, y el equipo no los ve.`,
};
