// Made from texts/de/welcome.json. Change it there.
// @ts-nocheck

export const messages = {
next: "Weiter",
back: "Zurück",
later: "Später weitermachen",
finish: "Fertig",
saving: "Wird gespeichert …",
steps: {
about: {
title: "Zu dir",
lead: "Andere sehen deinen Vornamen, dein Alter und dein Geschlecht.",
},
place: {
title: "Wo du wohnst",
lead: "Andere sehen deine Stadt und ungefähr, wie weit du entfernt bist.",
},
seeking: {
title: "Wen du kennenlernen möchtest",
lead: "Du siehst Personen, die auch jemanden wie dich suchen. Das kannst du jederzeit ändern.",
},
photo: {
title: "Deine Fotos",
lead: "Für den Anfang genügt ein scharfes Foto von deinem Gesicht.",
},
interests: {
title: "Deine Interessen",
lead: "Freiwillig. Sie zeigen anderen, was ihr gemeinsam habt.",
},
prompts: {
title: "Deine Satzanfänge",
lead: "Freiwillig. Wähle bis zu drei und ergänze sie in ein, zwei Zeilen.",
},
},
goTo: ({ step }: { step: string | number }) => `Zum Schritt „${step}“`,
noPhoto: "Füge mindestens ein Foto hinzu. Ohne Foto können andere dich nicht finden.",
photoComing: "Dein Foto wird noch hochgeladen. Versuch es gleich noch einmal.",
interests: {
chosen: "Gewählte Interessen",
none: "Noch nichts gewählt",
remove: ({ interest }: { interest: string | number }) => `${interest} entfernen`,
search: "Interessen suchen",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} von ${all}`,
full: ({ all }: { all: number }) => `Du hast ${all} gewählt. Entferne eines, um ein anderes hinzuzufügen.`,
noneFound: "Kein Interesse gefunden. Versuch ein anderes Wort.",
},
prompts: {
more: "Mehr Satzanfänge zeigen",
less: "Weniger Satzanfänge zeigen",
remove: ({ prompt }: { prompt: string | number }) => `Satzanfang entfernen: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} von ${all}`,
full: ({ all }: { all: number }) => `Du hast ${all} Satzanfänge gewählt. Entferne einen, um einen anderen zu wählen.`,
},
preview: {
title: "So sehen dich andere",
noPhoto: "Dein Foto",
noName: "Dein Name",
noPlace: "Deine Stadt",
prompt: "Dein Satzanfang",
interests: "Deine Interessen",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Dein Profil ist fertig",
text: "Beantworte ein paar Fragen, dann siehst du auch, wie gut ihr zusammenpasst.",
inReview: "Dein Foto wird geprüft. Andere finden dich, sobald es freigegeben ist.",
questions: "Fragen beantworten",
profile: "Mein Profil ansehen",
discover: "Leute ansehen",
},
};
