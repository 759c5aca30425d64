// Made from texts/fr/site-launch.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Avant l’ouverture",
ready: "Il ne manque rien. Tu peux ouvrir le site.",
about: ({ count }: { count: number }) => `${count === 1 ? `Il manque une chose avant d’ouvrir le site.` : `Il manque ${count} choses avant d’ouvrir le site.`}`,
missing: "manque",
there: "c’est fait",
open: "Ouvrir",
names: {
name: "Un nom à toi",
"support-email": "Une adresse d’assistance",
colors: "Tes couleurs ou ton logo",
imprint: "Des mentions légales",
"mail-server": "Un serveur d’e-mails",
payments: "Les paiements",
"second-factor": "Applications d’authentification pour l’équipe",
"backup-key": "Des sauvegardes chiffrées",
"photo-check": "Une vérification de la nudité sur les photos",
production: "Le mode production",
},
toDo: {
name: "Sinon, on lira partout le nom du logiciel.",
"support-email": "Les membres écriraient à une adresse qui n’existe pas.",
colors: "Le site ressemblerait à toute nouvelle installation.",
imprint: "Dans beaucoup de pays, un site doit dire qui le gère et comment joindre cette personne. Ajoute une page avec ton nom et ton adresse.",
"mail-server": "Les e-mails restent des fichiers sur le serveur tant que SMTP_URL n’est pas défini.",
payments: "Premium ne peut pas être acheté tant que les trois variables STRIPE_ ne sont pas définies. Un site gratuit n’en a pas besoin.",
"second-factor": "Sans elles, un mot de passe volé suffit pour lire ce que les membres cachent.",
"backup-key": "Définis BACKUP_KEY_FILE et fais une sauvegarde chaque nuit.",
"photo-check": "Les photos ne sont pas vérifiées, car les paquets facultatifs manquent. Installe-les avec npm ci ou désactive la vérification.",
production: "Définis MODE=production, qui refuse les membres de démonstration et les secrets faibles.",
},
};
