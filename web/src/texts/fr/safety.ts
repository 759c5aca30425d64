// Made from texts/fr/safety.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Conseils de sécurité",
about: "La plupart des gens ici ont de bonnes intentions. Ces habitudes te protègent des autres.",
sections: {
scam: {
title: "À quoi ressemble une arnaque",
points: ["L’amour fou en quelques jours, mais un appel ou un rendez-vous n’est jamais possible.", "L’envie de passer tout de suite sur une autre appli, avant que tu saches quoi que ce soit.", "Une urgence, un colis bloqué, une maladie dans la famille, ou un placement qui rapporte à coup sûr.", "Une demande d’argent, de cartes cadeaux, de cryptomonnaies, d’un code que tu viens de recevoir, ou d’images intimes qui pourraient servir à te menacer.", "Un lien où il faut cliquer ou payer, ou quelqu’un qui prétend écrire en notre nom. Nous ne demandons jamais de mot de passe, de code ni d’argent."],
},
before: {
title: "Avant de vous rencontrer",
points: ["Nous ne vérifions ni le casier judiciaire ni le passé de personne. Pose des questions et ne rencontre quelqu’un que si tu te sens en sécurité.", "N’envoie jamais d’argent, de cartes cadeaux ni de cryptomonnaies, et ne donne jamais de mots de passe ni de codes, quelle que soit l’histoire.", "Au début, garde pour toi ton nom complet, ton adresse et ton lieu de travail, et vérifie que tes photos ne les montrent pas.", "Discute ici tant que tu n’as pas confiance. Si tu signales un message d’ici, notre équipe peut le lire.", "Fais un appel vidéo avant le premier rendez-vous. Méfie-toi des personnes qui ont toujours une raison de l’éviter."],
},
meeting: {
title: "Au premier rendez-vous",
points: ["Retrouvez-vous dans un lieu public, et restez-y les premières fois.", "Dis à quelqu’un de confiance qui tu vois, où, et quand tu rentres.", "Fais l’aller et le retour par tes propres moyens, et garde un œil sur ton verre.", "Tu peux partir à tout moment. Tu ne dois d’explication à personne."],
},
wrong: {
title: "Si quelque chose te semble louche",
points: ["Si tu es en danger, appelle d’abord les urgences.", "Bloque la personne dans le menu de sa photo ou dans la conversation. Vous ne vous verrez plus.", "Signale les personnes, les messages et les photos dans les mêmes menus. Personne ne saura que le signalement vient de toi.", "Tu as envoyé de l’argent ou un code ? Contacte tout de suite ta banque, change ton mot de passe, et signale la personne ici."],
},
},
faqs: "Lire les questions fréquentes",
report: "Signaler un contenu sans compte",
};
