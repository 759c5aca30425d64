// Made from texts/es/notices.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Notificaciones",
loading: "Cargando tus notificaciones…",
failed: "No pudimos cargarlo",
again: "Reintentar",
none: "Todavía no hay nada",
noneAbout: "Las novedades aparecen aquí.",
more: "Mostrar notificaciones anteriores",
fresh: "Nuevas",
reports: "Mis reportes",
choose: "Ajustes de notificaciones",
reach: "Cómo te avisamos",
ways: {
app: "App",
mail: "Correo",
push: "Push",
none: "No",
},
quote: ({ text }: { text: string | number }) => `“${text}”`,
days: {
today: "Hoy",
yesterday: "Ayer",
week: "Esta semana",
earlier: "Antes",
},
justNow: "Ahora mismo",
minutesAgo: ({ minutes }: { minutes: number }) => `Hace ${minutes} min`,
hoursAgo: ({ hours }: { hours: number }) => `Hace ${hours} h`,
};
