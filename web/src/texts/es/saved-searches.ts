// Made from texts/es/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Búsquedas guardadas",
loading: "Cargando tus búsquedas…",
failed: "No pudimos cargarlo",
again: "Reintentar",
close: "Cerrar",
cancel: "Cancelar",
button: ({ count }: { count: number }) => `${count === 0 ? `Búsquedas guardadas` : `Búsquedas guardadas (${count})`}`,
none: "Todavía no hay búsquedas guardadas",
noneAbout: "Pon filtros y guárdalos aquí. Podemos decirte cuándo hay personas nuevas que encajan.",
list: "Tus búsquedas guardadas",
open: ({ name }: { name: string | number }) => `Mostrar las personas de ${name}`,
alerts: ({ name }: { name: string | number }) => `Alertas de ${name}`,
rename: ({ name }: { name: string | number }) => `Cambiar el nombre de ${name}`,
newName: ({ name }: { name: string | number }) => `Nombre nuevo para ${name}`,
saveName: "Guardar nombre",
delete: ({ name }: { name: string | number }) => `Eliminar ${name}`,
alertsOn: "Con alertas",
alertsOff: "Sin alertas",
locked: "Necesita premium: tiene filtros que tu plan ya no incluye. No envía alertas.",
saveTitle: "Guarda esta búsqueda",
saveAbout: "Conserva los filtros y el orden que ves ahora. Puedes guardar hasta 10.",
name: "Nombre",
notifyMe: "Avisarme de personas nuevas, una vez al día como máximo",
save: "Guardar búsqueda",
};
