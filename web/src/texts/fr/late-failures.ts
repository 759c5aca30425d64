// Made from texts/fr/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Une action sur cette page a échoué : ${page}. ${why}`,
typed: "Texte saisi",
openCase: "Ouvrir le dossier",
openPage: "Ouvrir la page",
hide: "Masquer",
};
