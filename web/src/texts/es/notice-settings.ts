// Made from texts/es/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Cargando tus ajustes de notificaciones…",
failed: "No pudimos cargarlo",
again: "Reintentar",
title: "Notificaciones",
about: "Elige sobre qué te avisamos, y cómo.",
kind: "Cuándo",
channels: {
app: "En la app",
mail: "Correo",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "Hay cambios en tu contraseña, correo o acceso",
always: "Siempre",
more: "Notificaciones push y horas de silencio",
moreAbout: "Dispositivos, qué muestra la pantalla de bloqueo y cuándo no se envía nada.",
showMore: "Mostrar",
};
