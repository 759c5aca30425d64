import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'Europäische Union',
  uk: 'Vereinigtes Königreich',
  us: 'Vereinigte Staaten',
  au: 'Australien',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Erledigt',
  due: 'Zu tun',
  'not-needed': 'Nicht nötig',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Wer die Seite betreibt',
    'Name, Anschrift und Kontakt der Betreiber, auf einer Seite, die alle finden. Trag sie in der Einrichtung ein und veröffentliche ein Impressum.',
  ],
  'eu.terms': [
    'Nutzungsbedingungen',
    'Verständliche Bedingungen, denen Mitglieder zustimmen und die sagen, was nicht erlaubt ist. Veröffentliche eine Seite und mach sie verbindlich.',
  ],
  'eu.notice': [
    'Illegale Inhalte melden',
    'Alle können Inhalte auch ohne Konto melden, bekommen eine Bestätigung und lesen die Entscheidung.',
  ],
  'eu.reasons': [
    'Gründe für jede Entscheidung',
    'Mitglieder lesen, warum etwas von ihnen entfernt oder eingeschränkt wurde und was sie dagegen tun können.',
  ],
  'eu.appeals': [
    'Widersprüche',
    'Mitglieder können Entscheidungen anfechten. Kleine Unternehmen sind ausgenommen.',
  ],
  'eu.transparency': [
    'Jährlicher Transparenzbericht',
    'Zahlen zu Meldungen, Entscheidungen und Widersprüchen, bereit zum Veröffentlichen. Kleine Unternehmen sind ausgenommen.',
  ],
  'eu.minors': [
    'Schutz Minderjähriger',
    'Nur Erwachsene können sich registrieren. Halte fest, ob das Geburtsdatum genügt oder eine Altersprüfung nötig ist.',
  ],
  'eu.representative': [
    'Vertretung in der Europäischen Union',
    'Wer von außerhalb einen Dienst in der Union anbietet, benennt dort eine Vertretung. Notiere, wer es ist.',
  ],
  'eu.withdrawal': [
    'Widerrufsbutton',
    'Mitglieder können einen Kauf 14 Tage lang mit zwei Klicks widerrufen, auch aus der E-Mail, und bekommen Bestätigung und Erstattung.',
  ],
  'eu.accessibility': [
    'Erklärung zur Barrierefreiheit',
    'Eine Seite sagt, wie gut Menschen mit Behinderung die Seite nutzen können und wie man Barrieren meldet.',
  ],
  'eu.privacy': [
    'Datenschutzerklärung',
    'Sie entsteht aus den Einstellungen dieser Seite und deinen eigenen Abschnitten.',
  ],
  'eu.consent': [
    'Einwilligung zu sensiblen Daten',
    'Mitglieder willigen ein, bevor sensible Daten über sie genutzt werden, und können das zurücknehmen.',
  ],
  'eu.access': [
    'Kopie und Löschung von Daten',
    'Mitglieder laden ihre Daten selbst herunter und löschen ihr Konto selbst, in ihren Einstellungen.',
  ],
  'eu.records': [
    'Verzeichnis der Verarbeitung',
    'Welche Daten du verarbeitest, warum, wie lange und wer sie bekommt.',
  ],
  'eu.impact': [
    'Datenschutz-Folgenabschätzung',
    'Was für Mitglieder mit sensiblen Daten schiefgehen kann und was du dagegen tust.',
  ],
  'eu.officer': [
    'Datenschutzbeauftragte',
    'Wer in großem Umfang sensible Daten verarbeitet, benennt Datenschutzbeauftragte. Notiere, wer es ist oder warum du niemanden brauchst.',
  ],
  'uk.illegal-content': [
    'Risikobewertung zu illegalen Inhalten',
    'Wie wahrscheinlich jede Art illegaler Inhalte bei dir ist und was du dagegen tust. Einmal im Jahr und vor größeren Änderungen.',
  ],
  'uk.children': [
    'Bewertung des Zugangs von Kindern',
    'Ob Kinder wahrscheinlich hineinkommen und wie du sie fernhältst.',
  ],
  'uk.intimate-images': [
    'Unerwünschte Nacktbilder',
    'Fotos werden vor dem Senden geprüft, und ein wahrscheinliches Nacktbild kommt verschwommen an.',
  ],
  'uk.complaints': [
    'Meldungen und Beschwerden',
    'Alle können melden und sich beschweren, auch über eine Entscheidung.',
  ],
  'uk.responsible': [
    'Verantwortliche Person',
    'Nenne die Person, die für die Sicherheit auf deiner Seite einsteht.',
  ],
  'uk.fee': [
    'Datenschutzgebühr',
    'Wer personenbezogene Daten verarbeitet, zahlt der Aufsicht (ICO) eine jährliche Gebühr. Notiere deine Registrierung.',
  ],
  'uk.subscriptions': [
    'Regeln für Abonnements',
    'Zwei Bedenkzeiten und Erinnerungen vor der Verlängerung. Für 2027 angekündigt: Vergleiche die endgültigen Regeln mit deiner Seite und notiere das Ergebnis.',
  ],
  'us.take-down': [
    'Intime Bilder',
    'Alle können die Entfernung eines intimen Bildes von sich verlangen, und es ist innerhalb von 48 Stunden verborgen.',
  ],
  'us.renewal-consent': [
    'Einwilligung zur Verlängerung',
    'Wer kauft, stimmt der Verlängerung zu, und das wird bis drei Jahre nach dem Ende aufbewahrt.',
  ],
  'us.renewal-reminder': [
    'Jährliche Erinnerung',
    'Jedes Jahr sagt eine E-Mail, dass sich Premium verlängert, was es kostet und wie man kündigt.',
  ],
  'us.price-notice': [
    'Ankündigung neuer Preise',
    'Abonnenten erfahren einen neuen Preis mindestens 14 Tage, bevor sie ihn zahlen.',
  ],
  'us.cancel': [
    'Kündigen',
    'Premium wird dort gekündigt, wo es gekauft wurde, ohne Anruf oder Brief, und ein Kauf lässt sich 14 Tage lang zurücknehmen.',
  ],
  'us.fraud-bans': [
    'Warnungen vor Betrug',
    'Wer mit einer wegen Betrugs gesperrten Person geschrieben hat, erfährt es innerhalb einer Stunde.',
  ],
  'us.account-changes': [
    'Änderungen am Konto',
    'Mitglieder bekommen eine E-Mail, wenn sich Passwort, Adresse oder Anmeldung ändern.',
  ],
  'us.screening': [
    'Keine Überprüfung der Vergangenheit',
    'Mitglieder lesen, dass du keine Vorstrafen prüfst. Die Sicherheitstipps sagen es; manche Staaten verlangen es auch in Profilen oder Nachrichten. Notiere deine Entscheidung.',
  ],
  'us.safety-policy': [
    'Sicherheitsrichtlinie und Jahresbericht',
    'Eine öffentliche Sicherheitsrichtlinie und jedes Jahr ein Bericht mit Zahlen. Notiere, wo sie stehen.',
  ],
  'au.safe-dating': [
    'Informationen zur Sicherheit',
    'Tipps für Treffen, Hilfenummern und Wege zu melden, auf einer Seite für alle.',
  ],
  'au.code-signed': [
    'Branchenkodex',
    'Notiere, ob du dem Kodex der Branche beigetreten bist und wer dein Kontakt ist.',
  ],
  'au.expectations': [
    'Grundlegende Sicherheitserwartungen',
    'Bewerte die Risiken deiner Seite und was du dagegen tust.',
  ],
  'au.removal': [
    'Aufforderungen zur Entfernung',
    'Die Aufsicht (eSafety) kann eine Entfernung innerhalb von 24 Stunden verlangen. Notiere, wer sie unter welcher Adresse bekommt.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about:
    'Was Gesetze von einer Datingseite verlangen, was der Dienst dafür tut und was du selbst tun musst.',
  counsel:
    'Diese Texte sind Entwürfe und keine Rechtsberatung. Lass sie von einer Anwältin oder einem Anwalt deines Landes lesen.',
  loading: 'Die Pflichten werden geladen …',
  failed: 'Die Pflichten konnten nicht geladen werden',
  again: 'Noch einmal versuchen',
  noPremium: 'Hier wird kein Premium verkauft.',
  inside: 'Du bist in der Europäischen Union.',
  notOffered: 'Von dort kann niemand beitreten.',
  open: 'Öffnen',
  fill: 'Ausfüllen',
  look: 'Noch einmal durchgehen',
  asOf: (day: string) => `Mit den Gesetzen verglichen am ${day}`,
  later: (day: string) => `Gilt ab ${day}`,
  filled: (day: string) => `Ausgefüllt am ${day}`,
  old: (day: string) => `Zuletzt ausgefüllt am ${day}; einmal im Jahr fällig`,
  counts: (done: string, due: string) => `${done} erledigt, ${due} zu tun`,
  openOf: (name: string) => `Öffnen: ${name}`,
  fillOf: (name: string) => `Ausfüllen: ${name}`,
  lookOf: (name: string) => `Noch einmal durchgehen: ${name}`,
};
