// Made from texts/de/liked-parts.json. Change it there.
// @ts-nocheck

export const messages = {
like: {
photo: "Dieses Foto liken",
prompt: ({ label }: { label: string | number }) => `Antwort auf „${label}“ liken`,
question: ({ topic }: { topic: string | number }) => `Antwort zum Thema „${topic}“ liken`,
},
liked: {
there: {
photo: "Du hast dieses Foto gelikt",
prompt: ({ label }: { label: string | number }) => `Dein Like für die Antwort auf „${label}“`,
question: ({ topic }: { topic: string | number }) => `Dein Like für die Antwort zum Thema „${topic}“`,
},
gone: {
photo: "Du hast ein Foto gelikt, das nicht mehr da ist",
prompt: ({ label }: { label: string | number }) => `Dein Like für eine Antwort, die sich inzwischen geändert hat, auf „${label}“`,
question: ({ topic }: { topic: string | number }) => `Dein Like für eine Antwort, die sich inzwischen geändert hat, zum Thema „${topic}“`,
},
},
about: {
photo: "Zu deinem Foto",
prompt: ({ label }: { label: string | number }) => `Zu deiner Antwort auf „${label}“`,
question: ({ topic }: { topic: string | number }) => `Zu deiner Antwort zum Thema „${topic}“`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `${name} hat dein Foto gelikt`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `Like von ${name} für deine Antwort auf „${label}“`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `Like von ${name} für deine Antwort zum Thema „${topic}“`,
},
gone: {
photo: ({ name }: { name: string | number }) => `${name} hat ein Foto von dir gelikt, das nicht mehr da ist`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `Like von ${name} für deine inzwischen geänderte Antwort auf „${label}“`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `Like von ${name} für deine inzwischen geänderte Antwort zum Thema „${topic}“`,
},
},
answers: "Like eine Antwort, bei der ihr euch einig seid",
title: {
photo: ({ name }: { name: string | number }) => `Foto von ${name} liken`,
prompt: ({ name }: { name: string | number }) => `Antwort von ${name} liken`,
question: ({ name }: { name: string | number }) => `Antwort von ${name} liken`,
},
agreed: "Ihr seid euch einig bei",
question: ({ start }: { start: string | number }) => `„${start} …“`,
comment: "Kommentar",
commentAbout: ({ name }: { name: string | number }) => `Freiwillig. ${name} kann ihn zusammen mit deinem Like lesen. Dein Name steht dabei, wenn ihr ein Match habt, ${name} Premium hat oder dein Like öffnet.`,
send: "Liken",
};
