// Made from texts/es/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Algo que hiciste en esta página falló: ${page}. ${why}`,
typed: "Lo que escribiste",
openCase: "Abrir caso",
openPage: "Abrir página",
hide: "Ocultar",
};
