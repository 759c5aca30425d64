// Made from texts/de/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Inhalte melden",
about: ({ brand }: { brand: string | number }) => `Melde etwas, das auf ${brand} rechtswidrig ist oder gegen unsere Regeln verstößt. Ein Konto brauchst du dafür nicht.`,
danger: "Wenn jemand in Gefahr ist, wähle zuerst den Notruf.",
reason: "Worum geht es?",
choose: "Auswählen",
location: "Wo ist es?",
locationAbout: "Die Adresse des Profils, wenn du sie hast. Sonst Name, Alter und Stadt, und welches Foto oder welcher Text.",
description: "Was ist daran nicht in Ordnung?",
descriptionAbout: "Schreib, warum du es für rechtswidrig oder für einen Verstoß gegen unsere Regeln hältst.",
unnamed: "Du kannst Name und E-Mail-Adresse weglassen. Ohne E-Mail-Adresse können wir dir nicht schreiben.",
name: "Dein Name",
email: "Deine E-Mail-Adresse",
goodFaith: "Meine Angaben sind nach bestem Wissen richtig und vollständig",
goodFaithAbout: "Wir verraten der gemeldeten Person nicht, wer du bist.",
send: "Meldung senden",
sending: "Wird gesendet …",
sent: ({ reference }: { reference: string | number }) => `Deine Meldung ${reference} ist bei uns eingegangen.`,
receipt: "Wir haben dir eine E-Mail geschickt und schreiben dir wieder, sobald wir entschieden haben.",
};
