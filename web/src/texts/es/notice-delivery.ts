// Made from texts/es/notice-delivery.json. Change it there.
// @ts-nocheck

export const messages = {
push: {
title: "Notificaciones push",
about: "Las notificaciones push te llegan aunque esta página esté cerrada.",
on: "Las notificaciones push están activadas en este dispositivo.",
turnOn: "Activar en este dispositivo",
turningOn: "Activando…",
denied: "Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador e inténtalo de nuevo.",
unsupported: "Este navegador no puede mostrar notificaciones push. En un iPhone o iPad, añade primero este sitio a la pantalla de inicio.",
failed: "No pudimos activar las notificaciones push. Revisa tu conexión e inténtalo de nuevo.",
devices: "Dispositivos con notificaciones push",
unknown: "Dispositivo desconocido",
current: "Este dispositivo",
since: ({ date }: { date: string | number }) => `Desde el ${date}`,
turnOff: "Desactivar",
turnOffNamed: ({ device }: { device: string | number }) => `Desactivar notificaciones push: ${device}`,
},
names: "Mostrar nombres y detalles en las notificaciones push",
namesAbout: "Desactivado: “Tienes una notificación nueva”. Activado: quién es y qué ocurrió, también en tu pantalla de bloqueo.",
quiet: "Horas de silencio",
quietAbout: "Los correos y las notificaciones push esperan a que terminen, salvo los de seguridad.",
from: "Desde",
to: "Hasta",
timeZone: "Zona horaria",
ownZone: ({ zone }: { zone: string | number }) => `Este dispositivo: ${zone}`,
};
