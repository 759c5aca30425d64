// Made from texts/fr/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `Dernière mise à jour : ${time}. La prochaine se fera au retour de la connexion.`,
};
