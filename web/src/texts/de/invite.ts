// Made from texts/de/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Gib deinen Link Menschen, die du hier gern sehen möchtest. Wir zählen, wer damit beitritt, und nennen dir niemanden.",
make: "Meinen Link erstellen",
link: "Dein Link",
copy: "Link kopieren",
copied: "Kopiert. Füge ihn ein, wo du möchtest.",
notCopied: "Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Damit beigetreten: ${joined} von ${allowed}`,
full: "Dein Link wurde so oft benutzt, wie es geht.",
replace: "Neuen Link erstellen",
replaceAbout: "Dein jetziger Link gilt dann nicht mehr. Wer beigetreten ist, bleibt gezählt.",
ended: "Unser Team hat deinen Link beendet.",
off: "Mitglieder können hier im Moment niemanden einladen.",
unconfirmed: "Bestätige zuerst deine E-Mail-Adresse. Dann kannst du einladen.",
loading: "Dein Link wird geladen …",
failed: "Dein Link konnte nicht geladen werden",
again: "Noch einmal versuchen",
};
