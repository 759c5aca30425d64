// Made from texts/fr/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "Code de ton invitation",
hint: "Il a 12 lettres et chiffres, par exemple ABCD-EFGH-JKLM.",
optional: "Tu peux aussi t’inscrire sans code : laisse ce champ vide.",
missing: "Saisis le code de ton invitation.",
invited: "Tu viens sur invitation. Bienvenue !",
enter: "Continuer",
};
