// Made from texts/pt/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "Este link está incompleto. Abra de novo a partir do e-mail.",
loading: "Abrindo seu link…",
failed: "Não conseguimos abrir este link",
again: "Tentar de novo",
toHelp: "Central de ajuda",
};
