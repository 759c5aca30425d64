// Made from texts/es/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Más sobre ti",
asks: "Lo que te importa de otras personas",
nothing: "Nada todavía",
any: "No importa",
from: "Desde",
to: "Hasta",
filters: "Filtros de perfil",
filtersSet: ({ count }: { count: string | number }) => `Filtros de perfil: ${count}`,
apply: "Mostrar personas",
clear: "Vaciar",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `${from} a ${to}`,
atLeast: ({ from }: { from: string | number }) => `al menos ${from}`,
atMost: ({ to }: { to: string | number }) => `como máximo ${to}`,
loading: "Cargando…",
failed: "No se ha podido cargar",
again: "Intentar de nuevo",
};
