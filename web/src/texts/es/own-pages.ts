// Made from texts/es/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Cargando la página…",
failed: "No se pudo cargar la página",
again: "Intentar de nuevo",
missing: "Esta página no existe",
missingText: "Puede que la dirección tenga un error o que la página se haya quitado.",
home: "Ir a la página de inicio",
bindingFrom: ({ day }: { day: string | number }) => `Los miembros aceptan esta página. Esta versión se aplica a partir del ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Los miembros aceptan esta página. Esta versión se aplica desde el ${day}.`,
};
