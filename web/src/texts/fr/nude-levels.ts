// Made from texts/fr/nude-levels.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Désactivé",
cautious: "Prudent",
usual: "Habituel",
strict: "Strict",
},
about: {
level: "Une photo qui montre probablement de la nudité arrive floutée dans un chat, on pose d’abord la question à la personne qui l’envoie, et sur un profil elle attend la vérification. Prudent n’agit qu’en cas de quasi-certitude, strict aussi en cas de doute. Les photos sont vérifiées sur ton serveur ; cela coûte environ 200 Mo de mémoire, un dixième de seconde par photo et du temps à ton équipe.",
unclassified: "Si une photo ne peut pas être vérifiée, par exemple parce que le serveur est surchargé, elle est traitée comme de la nudité. Coûte du temps à ton équipe et floute des photos anodines.",
},
};
