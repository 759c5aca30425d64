// Made from texts/de/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "Bevor es weitergeht",
about: "Diese Seiten gelten jetzt für alle Mitglieder. Lies sie und stimme ihnen zu, um weiterzumachen.",
},
early: {
title: "Was sich ändert",
about: "Ab dem genannten Tag gelten diese Seiten für alle Mitglieder. Du kannst ihnen jetzt schon zustimmen. Bis dahin ändert sich für dich nichts.",
},
done: "Es gibt nichts zuzustimmen",
goOn: "Weiter",
accept: "Zustimmen und weiter",
later: "Nicht jetzt",
signOut: "Abmelden",
pages: "Seiten, denen du zustimmst",
never: "Du hast noch nicht zugestimmt.",
changes: "Was sich geändert hat",
instead: "Wenn du nicht zustimmst",
insteadAbout: "Du kannst dich abmelden und später entscheiden, deine Daten mitnehmen oder dein Konto löschen.",
legal: "Seiten für alle",
loading: "Es wird geladen, worum es geht …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
since: ({ day }: { day: string | number }) => `Gilt seit dem ${day}.`,
from: ({ day }: { day: string | number }) => `Gilt ab dem ${day}.`,
before: ({ day }: { day: string | number }) => `Einer früheren Fassung hast du am ${day} zugestimmt.`,
read: ({ title }: { title: string | number }) => `Den ganzen Text lesen: ${title}`,
};
