import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/photos.ts';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Fotos',
  why: 'Dein Hauptfoto ist das Erste, was andere sehen. Am besten wirkt ein scharfes Foto, auf dem nur dein Gesicht zu sehen ist.',
  loading: 'Deine Fotos werden geladen …',
  failed: 'Deine Fotos konnten nicht geladen werden',
  again: 'Neu laden',
  add: 'Fotos hinzufügen',
  addMore: 'Weitere',
  addAt: (number: number) => `Foto ${number} hinzufügen`,
  limits: (most: number) =>
    `Bis zu ${most} Fotos. Das erste ist dein Hauptfoto. JPEG, PNG, WebP oder AVIF in jeder Größe.`,
  drop: 'Du kannst sie auch hierherziehen.',
  hidden: 'Verborgene Daten wie den Standort entfernen wir.',
  tipsLabel: 'Tipps',
  tips: [
    'Tageslicht, keine Sonnenbrille',
    'Eines mit einem Lächeln',
    'Eines, auf dem du etwas machst',
  ],
  full: 'Mehr Fotos gehen nicht. Lösche eines, um ein anderes hinzuzufügen.',
  list: 'Deine Fotos der Reihe nach',
  alt: (number: number) => `Dein Foto ${number}`,
  main: 'Hauptfoto',
  inReview: 'In Prüfung',
  waiting: 'In Prüfung. Bis dahin siehst nur du es.',
  noMain: 'Wähle ein Hauptfoto, sonst können andere dich nicht finden.',
  options: (number: number) => `Foto ${number} bearbeiten`,
  moved: (place: number, of: number) =>
    place === 1
      ? `An Stelle 1 von ${of} verschoben. Es ist jetzt dein Hauptfoto.`
      : `An Stelle ${place} von ${of} verschoben.`,
  deleted: 'Foto gelöscht.',
  added: (name: string) => `${name} hinzugefügt.`,
  crop: {
    title: 'Foto anpassen',
    titleOf: (left: number) => `Fotos anpassen (noch ${left})`,
    area: 'Foto. Die Pfeiltasten verschieben es.',
    hint: 'Zieh das Foto an die richtige Stelle und den Ring auf dein Gesicht.',
    zoom: 'Zoom',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    cancel: 'Auslassen',
    use: 'Übernehmen',
  },
  point: {
    label: 'Gesicht. Die Pfeiltasten verschieben den Ring.',
    place: (x: number, y: number) => `${formatPercent(x)} von links, ${formatPercent(y)} von oben`,
  },
  uploads: {
    label: 'Uploads',
    waiting: 'Wartet',
    paused: 'Wartet auf eine Verbindung. Geht dann automatisch weiter.',
    uploading: 'Wird hochgeladen',
    again: (name: string) => `Neuer Versuch: ${name}`,
    dismiss: (name: string) => `Ausblenden: ${name}`,
    tryAgain: 'Neuer Versuch',
    close: 'Ausblenden',
    kind: 'Wir können diese Datei nicht lesen. Wähle ein Foto als JPEG, PNG, WebP oder AVIF.',
    large: (megabytes: number) =>
      `Wir können diese Datei nicht lesen, und sie ist größer als ${megabytes}\u00a0MB. Wähle eine kleinere Fassung.`,
    noRoom: (all: number) =>
      `Du kannst bis zu ${all} Fotos haben. Lösche eines und füge dann dieses hinzu.`,
    tooMany: (minutes: number) =>
      `Du hast zu viele Fotos hochgeladen. Versuch es in ${plural(minutes, { one: 'einer Minute', other: `${minutes} Minuten` })} noch einmal.`,
  },
};
