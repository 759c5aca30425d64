// Made from texts/es/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Novedades",
about: "Lo que nuestro equipo te ha escrito.",
loading: "Cargando novedades...",
failed: "Error al cargar las novedades",
again: "Volver a intentarlo",
none: "Aún no hay novedades.",
settings: "En los ajustes eliges si recibes novedades por correo.",
};
