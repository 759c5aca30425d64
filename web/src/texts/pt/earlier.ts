// Made from texts/pt/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `De ${time}. Vamos atualizar quando a conexão voltar.`,
};
