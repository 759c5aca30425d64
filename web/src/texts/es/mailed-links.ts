// Made from texts/es/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "Este enlace está incompleto. Ábrelo de nuevo desde el correo.",
loading: "Abriendo tu enlace…",
failed: "No pudimos abrir este enlace",
again: "Reintentar",
toHelp: "Centro de ayuda",
};
