// Made from texts/fr/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `Photos vérifiées en ${month}`,
means: "Les photos correspondent à une image prise ce mois-là. Cela ne dit rien sur l’identité ou un casier.",
short: "Photos vérifiées",
};
