import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  `${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}\u00a0Uhr`;
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, { one: '1 Änderung', other: `${count} Änderungen` });

export const messages: Translated<typeof en> = {
  title: 'Seite',
  loading: 'Die Seite wird geladen …',
  failed: 'Die Seite konnte nicht geladen werden',
  again: 'Neu laden',
  parts: 'Teile der Seite',
  versions: 'Versionen',
  file: 'Export und Import',
  fresh: (count) => `${count} neu`,
  saving: 'Wird gespeichert …',
  saved: (at) => `Gespeichert um ${clock(at)}`,
  notSaved: 'Nicht alles ist gespeichert',
  here: (name) => `${name} ist hier`,
  theirs: (name, value) =>
    `${name ?? 'Jemand aus dem Team'} hat das gerade geändert, jetzt steht hier: ${value}.`,
  takeTheirs: 'Übernehmen',
  keepMine: 'Meines behalten',
  fromFile: (file) =>
    `Die Seite kommt aus der Datei ${file}. Ändere sie dort. Hier kannst du sie nur ansehen.`,
  about: {
    name: 'Steht überall: auf Seiten, in E-Mails und auf Belegen.',
    supportEmail: 'Diese Adresse nennen Seiten und E-Mails den Mitgliedern.',
    colors: 'Eine Farbe wie #cb3049.',
    logo: 'An der Stelle von Herz und Name. SVG, PNG, JPEG, WebP oder AVIF bis 1 MB. Wir zeichnen es neu, damit kein Skript darin laufen kann.',
    icon: 'Quadratisch. Für die Tabs im Browser und für die App auf dem Handy.',
    figures:
      'Vier Zahlen auf der Startseite, in deinen eigenen Worten, etwa 1.200 oder 24/7. Eine Zahl ohne Text fällt weg.',
    figuresCounted:
      'Mit {count}+ zählen wir einmal am Tag, wer in den letzten 30 Tagen hier war, und runden ab. Unter 100 fällt die Zahl weg.',
    figureBraces: 'Geschweifte Klammern gibt es nur für {count}, bei den aktiven Mitgliedern.',
    figuresTrue:
      'Trag nur ein, was wahr ist und was du belegen kannst. Ein Dienst darf nichts Unwahres über sich behaupten.',
    photoReview:
      'Andere sehen neue Fotos erst, wenn dein Team sie freigegeben hat. Das kostet dein Team Zeit, und Mitglieder warten.',
    appeals:
      'Mitglieder können Entscheidungen anfechten, und jemand anderes aus deinem Team sieht sie sich noch einmal an. Das kostet dein Team Zeit. Schalte sie nur aus, wo kein Gesetz sie verlangt.',
    transparency:
      'Einmal im Jahr zählt ein Bericht Meldungen, Entscheidungen und Beschwerden. Er kostet nichts, denn der Dienst zählt selbst. Schalte ihn nur aus, wo kein Gesetz ihn verlangt.',
    secondFactor:
      'Beim Anmelden braucht das Team einen Code aus einer App. Das schützt die Daten der Mitglieder, wenn ein Passwort gestohlen wird, und kostet jedes Mal einen Augenblick.',
    membersWanted:
      'Sind weniger Menschen in der Nähe, sagt „Entdecken“, dass die Seite noch jung ist. Bei 0 sagt es das nie.',
    leavingDays:
      'Bis dahin kann ein Mitglied zurückkommen. Länger heißt: Du speicherst Daten von Menschen, die gegangen sind.',
    exportDays:
      'So lange können Mitglieder die Datei mit ihren Daten herunterladen. Länger kostet Speicherplatz.',
    reportDays:
      'Danach werden erledigte Meldungen gelöscht. Länger hilft, wiederholten Schaden zu erkennen, und speichert mehr über Menschen.',
  },
  unit: { days: 'Tage', people: 'Personen' },
  pick: (name) => `${name}: auswählen`,
  image: {
    light: 'Auf hellem Grund',
    dark: 'Auf dunklem Grund',
    of: (name, action) => `${name}: ${action}`,
    upload: 'Hochladen',
    replace: 'Ersetzen',
    nameOnly: 'Nur den Namen zeigen',
    asLight: 'Dasselbe wie für hell',
    noIcon: 'Das Herz zeigen',
    drop: 'Oder leg eine Datei hier ab.',
    uploading: 'Wird hochgeladen …',
    tooLarge: 'Diese Datei ist größer als 1 MB. Wähle eine kleinere.',
  },
  leftOut: 'Fällt weg',
  bar: {
    label: 'Entwurf',
    changes,
    none: 'Keine Änderungen',
    since: (version) => (version === 0 ? 'noch nichts veröffentlicht' : `seit Version ${version}`),
    published: (name, time) =>
      name === null
        ? `veröffentlicht: ${dayOf(time)}`
        : `veröffentlicht von ${name}, ${dayOf(time)}`,
    compare: 'Vergleichen',
    publish: 'Veröffentlichen …',
    done: (version) => `Version ${version} ist veröffentlicht.`,
    newName: 'Diese Seite zeigt den neuen Namen, sobald du sie neu lädst.',
  },
  publish: {
    title: (version) => `Version ${version} veröffentlichen?`,
    about: (version) =>
      version === 0
        ? 'Alle sehen sie innerhalb von zwei Sekunden.'
        : `Alle sehen sie innerhalb von zwei Sekunden. Du kannst jederzeit zu Version ${version} zurück.`,
    compare: (version) =>
      version === 0 ? 'Was der Entwurf ändert' : `Änderungen seit Version ${version}`,
    by: (name, time) => (name === null ? clock(time) : `${name}, ${clock(time)}`),
    you: 'Du',
    notSaved: (names) => `Nicht gespeichert und daher nicht dabei: ${names}.`,
    keepEditing: 'Weiter bearbeiten',
    submit: (count) => `${changes(count)} veröffentlichen`,
    close: 'Schließen',
  },
  version: {
    number: (version) => `Version ${version}`,
    current: 'Jetzt veröffentlicht',
    by: (name, time) => `${name ?? 'Gelöschtes Konto'}, ${timeOf(time)}`,
    none: 'Noch ist nichts veröffentlicht. Die Seite ist so, wie sie installiert wurde.',
    loading: 'Die Versionen werden geladen …',
    failed: 'Die Versionen konnten nicht geladen werden',
    more: 'Mehr laden',
    restore: 'Zurückholen',
    restoreOf: (version) => `Zurückholen: Version ${version}`,
    restoreTitle: (version) => `Version ${version} zurückholen?`,
    restoreAbout: (count) =>
      count === 0
        ? 'Sie kommt in den Entwurf. Für andere ändert sich nichts, bis du ihn veröffentlichst.'
        : `Sie kommt in den Entwurf und ersetzt dort ${changes(count)}. Für andere ändert sich nichts, bis du ihn veröffentlichst.`,
    restored: (version) => `Version ${version} ist im Entwurf.`,
    draft: 'Entwurf',
    discard: 'Entwurf verwerfen',
    discardTitle: 'Entwurf verwerfen?',
    discardAbout: (count) =>
      plural(count, {
        one: '1 Änderung wird gelöscht, auch für dein Team.',
        other: `${count} Änderungen werden gelöscht, auch für dein Team.`,
      }),
    discarded: 'Der Entwurf ist verworfen.',
    cancel: 'Abbrechen',
  },
  transfer: {
    export: 'Export',
    exportAbout:
      'Eine Version mit ihren Bildern als eine Datei: als Sicherung, für eine andere Installation oder für SITE_FILE.',
    version: 'Version',
    download: 'Herunterladen',
    nothing: 'Eine Datei gibt es, sobald du etwas veröffentlicht hast.',
    import: 'Import',
    importAbout:
      'Die Datei kommt in den Entwurf. Bevor du ihn veröffentlichst, siehst du jeden Unterschied.',
    replaces: (count) => `Im Entwurf ersetzt sie ${changes(count)}.`,
    choose: 'Datei wählen',
    importing: 'Wird importiert …',
    imported: (count) =>
      count === 0
        ? 'Die Datei gleicht dem, was veröffentlicht ist.'
        : `Die Datei ist im Entwurf: ${changes(count)}.`,
    unfit: 'Die Datei passt nicht. Nichts wurde importiert.',
    notJson: 'Das ist keine Datei einer Seite.',
  },
  preview: {
    title: 'Vorschau',
    frame: 'Startseite mit dem Entwurf',
    width: 'Breite',
    phone: 'Handy',
    desk: 'Computer',
    scheme: 'Hell oder dunkel',
    light: 'Hell',
    dark: 'Dunkel',
    language: 'Sprache',
    note: 'Der Entwurf, wie Mitglieder ihn sähen',
    click: 'Klick auf einen Text, um ihn zu ändern',
    none: 'Die Vorschau ist nicht verfügbar.',
    close: 'Schließen',
  },
};
