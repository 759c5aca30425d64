// Made from texts/pt/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `Fotos checadas em ${month}`,
means: "As fotos correspondem a uma imagem tirada nesse mês. Isso não diz nada sobre identidade ou antecedentes.",
short: "Fotos checadas",
};
