// Made from texts/fr/notices.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Notifications",
loading: "Chargement de tes notifications…",
failed: "Impossible de charger cette page",
again: "Réessayer",
none: "Rien pour le moment",
noneAbout: "Les nouveautés s’affichent ici.",
more: "Notifications plus anciennes",
fresh: "Nouveau",
reports: "Mes signalements",
choose: "Réglages des notifications",
reach: "Où tu les reçois",
ways: {
app: "Appli",
mail: "E-mail",
push: "Push",
none: "Désactivé",
},
quote: ({ text }: { text: string | number }) => `« ${text} »`,
days: {
today: "Aujourd’hui",
yesterday: "Hier",
week: "Cette semaine",
earlier: "Plus ancien",
},
justNow: "À l’instant",
minutesAgo: ({ minutes }: { minutes: number }) => `il y a ${minutes} min`,
hoursAgo: ({ hours }: { hours: number }) => `il y a ${hours} h`,
};
