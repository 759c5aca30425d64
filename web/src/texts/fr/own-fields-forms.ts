// Made from texts/fr/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "Tu ne vois que les personnes qui ont ce que tu choisis ici, et qui l’ont indiqué.",
choose: "Choisir…",
seenBy: {
all: "Toutes les personnes qui voient ton profil peuvent le voir.",
matches: "Seuls tes matchs peuvent le voir.",
self: "Les autres ne le voient pas.",
},
sensitive: "C’est une donnée sensible. Elle n’est enregistrée qu’avec ton accord, et notre équipe ne la voit pas dans ton dossier.",
agree: ({ name }: { name: string | number }) => `J’accepte que ma réponse à « ${name} » soit enregistrée et montrée comme décrit ici`,
withdrawn: "Sans ton accord, elle est supprimée à l’enregistrement.",
required: ({ name }: { name: string | number }) => `${name} (obligatoire)`,
retired: ({ name }: { name: string | number }) => `${name} (n’est plus proposé)`,
step: {
title: "Encore quelques informations",
lead: "Elles aident les autres à savoir si vous allez bien ensemble.",
finish: "Terminer",
},
saving: "Enregistrement…",
};
