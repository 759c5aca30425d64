import type { DealBreaker } from '@kindred/contract/profiles/limits';
import { interestGroups } from '@kindred/contract/texts/de/interests';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profile-fields.ts';

export const messages: Translated<typeof en> = {
  stale: (now: string[]) =>
    `Das wurde anderswo geändert. ${now.join(' ')} Deine Änderungen sind noch da. Speichere noch einmal, um es zu überschreiben.`,
  onOff: { on: 'eingeschaltet', off: 'ausgeschaltet' },
  nowIs: (field: string, value: string) => `„${field}“ ist jetzt: ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'Draußen',
    moving: 'Bewegung',
    food: 'Essen und Trinken',
    music: 'Musik',
    arts: 'Kunst und Kultur',
    home: 'Zu Hause',
    world: 'Die Welt',
  },
  underAge: {
    title: 'Stimmt dieses Datum?',
    about: (day: string, age: number, least: number) =>
      `Du hast den ${day} eingegeben. Damit wärst du ${age}. Um diesen Dienst zu nutzen, musst du mindestens ${least} Jahre alt sein. Konten von Jüngeren löschen wir.`,
    close: 'Schließen',
    change: 'Datum ändern',
    right: 'Es stimmt. Mein Konto löschen',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    lastNameWhy: 'Freiwillig. Andere Mitglieder sehen ihn nie.',
    dateOfBirth: 'Geburtsdatum',
    dateOfBirthWhy:
      'Du musst mindestens 18 Jahre alt sein. Andere sehen dein Alter, nie das Datum.',
    gender: 'Geschlecht',
    noGender: 'Wähle eines aus.',
    ownWords: 'In meinen eigenen Worten',
    ownGender: 'Wie du dein Geschlecht beschreibst',
    sought: 'Kennenlernen möchte ich',
    noneSought: 'Wähle mindestens eines aus.',
    minAge: 'Alter von',
    maxAge: 'Alter bis',
    agesReversed: 'Gib ein Alter ein, das mindestens so hoch ist wie „Alter von“.',
    ageRange: (from: number, to: number) => `Gib ein Alter von ${from} bis ${to} ein.`,
    maxDistance: 'Maximale Entfernung',
    bothWaysAbout: 'Sonst siehst du auch Personen, die jemand anderen suchen.',
    dealBreakers: 'Nicht verhandelbar',
    dealBreakersAbout: 'Hier schlagen wir nie Änderungen vor',
    city: 'Stadt',
    cityHint: 'Fang an zu tippen und wähle dann deine Stadt aus.',
    noCity: 'Wähle deine Stadt aus der Liste.',
    places: 'Passende Städte',
    noPlaces: 'Keine Stadt gefunden. Versuch es mit einer größeren in der Nähe.',
    here: 'Standort verwenden',
    hereFailed: 'Wir konnten deinen Standort nicht ermitteln. Gib stattdessen deine Stadt ein.',
    bio: 'Über mich',
    interests: 'Interessen',
    prompts: 'Satzanfänge',
    promptEmpty: 'Schreib eine Antwort oder entferne diesen Satzanfang.',
  },
  dealBreakers: {
    ages: 'Meine Altersspanne',
    distance: 'Meine Entfernung',
    bothWays: 'Sucht jemanden wie mich',
  } satisfies Record<DealBreaker, string>,
};
