import { interestGroups } from '@kindred/contract/texts/de/interests';
import { promptLabels } from '@kindred/contract/texts/de/prompts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profiles.ts';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  loading: 'Dein Profil wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  saving: 'Wird gespeichert …',
  save: 'Speichern',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  editGroup: (group: string) => `Bearbeiten: ${group}`,
  nothing: 'Noch nichts',
  interests: Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>,
  prompts: promptLabels as Record<string, string>,
  groups: {
    about: 'Zu dir',
    seeking: 'Wen du kennenlernen möchtest',
    place: 'Dein Ort',
    bio: 'Über mich',
    interests: 'Interessen',
    prompts: 'Satzanfänge',
  },
  genders: {
    woman: 'Frau',
    man: 'Mann',
    nonbinary: 'Nichtbinär',
  },
  sought: {
    woman: 'Frauen',
    man: 'Männer',
    nonbinary: 'nichtbinäre Menschen',
    other: 'Menschen anderer Geschlechter',
  },
  summary: {
    bothWays: 'Nur Personen, die jemanden wie mich suchen',
    within: (distance: string) => `Bis ${distance}`,
    anywhere: 'Überall',
    ages: (from: number, to: number) => `${from} bis ${to} Jahre`,
    anyone: 'Auch Personen, die jemand anderen suchen',
  },
  own: {
    title: 'Dein Profil',
    needed: (done: number, all: number) => `${done} von ${all}, um gefunden zu werden`,
    better: (percent: number) => `${formatPercent(percent)} vollständig`,
    next: {
      about: 'Als Nächstes: Erzähl, wer du bist.',
      place: 'Als Nächstes: Gib deine Stadt an, damit andere sehen, wie weit du entfernt bist.',
      seeking: 'Als Nächstes: Sag, wen du kennenlernen möchtest.',
      photo: 'Als Nächstes: Füge ein Foto hinzu, damit andere dich finden.',
      interests:
        'Als Nächstes: Wähle ein paar Interessen. Sie zeigen anderen, was ihr gemeinsam habt.',
      prompts:
        'Als Nächstes: Ergänze einen Satzanfang. So haben andere etwas, worüber sie dir schreiben können.',
      questions:
        'Als Nächstes: Beantworte ein paar Fragen. Je mehr du verrätst, desto besser passen deine Matches.',
      facts: 'Als Nächstes: Ergänze ein paar Angaben über dich. Danach entscheiden viele.',
    },
    allDone: 'Dein Profil ist vollständig.',
    asOthers: 'So sehen es andere',
    forTeam: 'Teamkonten brauchen kein Profil. Mitglieder sehen deines nie.',
    asOthersHidden: 'Andere sehen dein Profil, sobald es vollständig ist und ein Foto hat.',
    years: (age: number) => `${age} Jahre alt`,
  },
};
