// Made from texts/de/safety.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Sicherheitstipps",
about: "Die meisten hier meinen es gut. Diese Gewohnheiten schützen dich vor denen, die es nicht tun.",
sections: {
scam: {
title: "Woran du Betrug erkennst",
points: ["Die große Liebe nach wenigen Tagen, aber ein Anruf oder ein Date klappt nie.", "Der schnelle Wechsel in eine andere App, bevor du irgendetwas über die Person weißt.", "Ein Notfall, ein Paket, das beim Zoll festhängt, kranke Verwandte oder eine Geldanlage, die nur gewinnen kann.", "Die Bitte um Geld, Geschenkkarten, Kryptowährungen, einen Code, den du gerade bekommen hast, oder intime Bilder, mit denen man dich erpressen könnte.", "Ein Link, auf den du klicken oder bei dem du zahlen sollst, oder eine Nachricht, die angeblich von uns kommt. Wir fragen nie nach deinem Passwort, einem Code oder Geld."],
},
before: {
title: "Bevor ihr euch trefft",
points: ["Wir prüfen weder Vorstrafen noch die Vergangenheit von Mitgliedern. Stell Fragen und triff dich erst, wenn du dich sicher fühlst.", "Schick niemals Geld, Geschenkkarten oder Kryptowährungen, und gib nie Passwörter oder Codes weiter, egal was man dir erzählt.", "Behalte deinen vollen Namen, deine Adresse und deinen Arbeitsplatz erst einmal für dich, und achte darauf, dass auch deine Fotos sie nicht zeigen.", "Chatte hier, bis du der Person vertraust. Wenn du eine Nachricht von hier meldest, kann unser Team sie lesen.", "Macht vor dem ersten Date einen Videoanruf. Sei vorsichtig, wenn es immer einen Grund gibt, warum das nicht geht."],
},
meeting: {
title: "Beim ersten Date",
points: ["Trefft euch an einem öffentlichen Ort, und bleibt die ersten Male dort.", "Sag einer vertrauten Person, wen du wo triffst und wann du zurück bist.", "Fahr selbst hin und zurück, und behalte dein Getränk im Auge.", "Du kannst jederzeit gehen. Du musst dich vor niemandem rechtfertigen."],
},
wrong: {
title: "Wenn sich etwas falsch anfühlt",
points: ["Wenn du in Gefahr bist, wähle zuerst den Notruf.", "Blockiere Personen im Menü auf ihrem Foto oder im Chat. Ihr seht euch dann nicht mehr.", "In denselben Menüs meldest du Personen, Nachrichten und Fotos. Niemand erfährt, dass die Meldung von dir ist.", "Hast du Geld oder einen Code geschickt? Ruf sofort deine Bank an, ändere dein Passwort und melde die Person hier."],
},
},
faqs: "Häufige Fragen lesen",
report: "Inhalte ohne Konto melden",
};
