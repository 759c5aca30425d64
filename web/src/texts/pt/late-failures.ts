// Made from texts/pt/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Algo que você fez nesta página falhou: ${page}. ${why}`,
typed: "O que você escreveu",
openCase: "Abrir caso",
openPage: "Abrir página",
hide: "Ocultar",
};
