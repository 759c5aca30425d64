// Made from texts/pt/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Seus dados",
about: ({ email }: { email: string | number }) => `Este arquivo contém os dados da conta ${email}. Guarde-o em um lugar privado.`,
reading: "Abrindo seu link…",
done: "O download começou.",
settings: "Ir para as configurações",
fetch: "Baixar arquivo",
fetching: "Baixando…",
};
