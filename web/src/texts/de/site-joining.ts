// Made from texts/de/site-joining.json. Change it there.
// @ts-nocheck

export const messages = {
invitationOnly: "Nur wer den Code einer Einladung hat, kann sich registrieren, und Besucher lesen das vorher. Kostet dich alle, die ohne vorbeikommen. Importierte Personen und Mitglieder brauchen keinen.",
invitationsPerMember: "So viele Menschen kann jedes Mitglied mit dem eigenen Link mitbringen. Kostet dich die Wahl, wer kommt. Bei 0 hat niemand einen Link.",
regions: "Wer woanders lebt, kann sich nicht registrieren, Besucher lesen, von wo aus es geht, und Mitglieder können nicht woandershin umziehen. Kostet dich alle aus anderen Ländern. Mitglieder, die schon woanders leben, bleiben. Ohne Land gilt: überall.",
approval: "Neue Mitglieder sehen niemanden, und niemand sieht sie, bis dein Team sie freigegeben hat. Kostet dein Team eine Entscheidung für alle, die kommen, und dich die Leute, die nicht warten wollen. Wer schon Mitglied ist, wird nicht geprüft. Schaltest du es aus, sind die Wartenden freigegeben.",
approvalOn: "Wer sich ab jetzt registriert, wartet auf dein Team. Wer schon Mitglied ist, wird nicht geprüft.",
approvalOff: "Alle, die jetzt auf dein Team warten, werden freigegeben und erfahren es. Eine Ablehnung bleibt, bis das Mitglied noch einmal fragt.",
};
