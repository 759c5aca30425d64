// Made from texts/es/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `Fotos comprobadas en ${month}`,
means: "Las fotos coinciden con una imagen hecha ese mes. No dice nada sobre la identidad o antecedentes.",
short: "Fotos comprobadas",
};
