import { conditionTexts, filterTexts } from '@kindred/contract/texts/de/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/de/funnel';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/likes.ts';

/** Follow 'nur', in the accusative. */
const wishes = { ages: 'das Alter', distance: 'die Entfernung', filters: 'die Filter' };

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  more: 'Mehr anzeigen',
  report: 'Melden',
  photoOf: (name: string) => `Foto von ${name}`,
  filters: filterTexts,
  browse: {
    title: 'Stöbern',
    about:
      'Alle, die du kennenlernen kannst und über die du noch nicht entschieden hast, außer denen, die pausiert oder inkognito sind.',
    filters: 'Filter',
    filtersSet: (set: number) => (set === 0 ? 'Filter' : `Filter, ${set} gesetzt`),
    within: (distance: string) => `Bis ${distance}`,
    bothWays: 'Sucht jemanden wie mich',
    sort: 'Sortieren',
    sorts: {
      recent: 'Kürzlich aktiv',
      new: 'Neue Mitglieder',
      near: 'Am nächsten',
      match: 'Passt am besten',
    },
    chosen: (name: string) => ({
      like: `Du hast ${name} gelikt.`,
      superlike: `Du hast ${name} ein Super-Like geschickt.`,
      pass: `Du hast ${name} übersprungen.`,
    }),
    undo: (name: string) => `Rückgängig: deine Wahl bei ${name}`,
    bookmarked: 'Gemerkt',
    clear: 'Filter entfernen',
    widen: 'Ändern, wen du kennenlernen möchtest',
  },
  discover: {
    title: 'Entdecken',
    views: 'Ansicht',
    cards: 'Karten',
    browse: 'Stöbern',
    preferences: 'Wünsche',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'Überall' : `Bis ${distance}`}, ${from}–${to} Jahre`,
    again:
      'Du hast alle gesehen, die passen. Diese Personen hast du vor mehr als einem Monat übersprungen.',
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      plural(count, { one: '1 gemeinsames Interesse', other: `${count} gemeinsame Interessen` }),
    whole: 'Ganzes Profil ansehen',
    why: 'So entsteht die Reihenfolge',
    nextPhoto: 'Nächstes Foto',
    photo: (name: string, number: number, of: number) => `Foto ${number} von ${of}: ${name}`,
    actions: 'Deine Wahl',
    undo: 'Rückgängig',
    undoLast: 'Deine letzte Wahl zurücknehmen',
    pass: (name: string) => `${name} überspringen`,
    like: (name: string) => `${name} liken`,
    superlike: (name: string) => `Super-Like an ${name}`,
    superlikesLeft: (left: number) => `Heute noch ${left}`,
    note: (name: string) => `Like mit Gruß an ${name}`,
    noteTitle: (name: string) => `Ein Gruß an ${name}`,
    noteLabel: 'Gruß',
    noteAbout: (name: string) =>
      `${name} kann deinen Gruß zusammen mit deinem Like lesen. Dein Name steht dabei, wenn ihr ein Match habt, ${name} Premium hat oder dein Like öffnet.`,
    sendNote: 'Mit diesem Gruß liken',
    commentSent: (name: string) => `Dein Kommentar ist bei ${name}.`,
    noteSent: (name: string) => `Dein Gruß ist bei ${name}.`,
    cancel: 'Abbrechen',
    keys: 'Tasten: Links überspringt, Rechts likt, S schickt ein Super-Like, Z macht rückgängig, Enter öffnet das Profil.',
    unsent: (count: number) =>
      plural(count, {
        one: 'Deine letzte Entscheidung ist noch nicht gespeichert. Sie wird gesendet, sobald du wieder online bist.',
        other: `Deine letzten ${count} Entscheidungen sind noch nicht gespeichert. Sie werden gesendet, sobald du wieder online bist.`,
      }),
    match: 'Es ist ein Match',
    matchAbout: (name: string) => `Du und ${name} habt euch gelikt.`,
    sayHello: 'Sag Hallo',
    openers: 'Ideen für die erste Nachricht',
    aboutAnswer: (answer: string) => `„${answer}“ Erzähl mir mehr!`,
    aboutInterest: (interest: string) => `${interest}: Wie bist du dazu gekommen?`,
    sent: (name: string) => `Deine Nachricht an ${name} ist gesendet.`,
    wrote: (name: string) => `${name} hat dir schon geschrieben.`,
    toChat: 'Chat öffnen',
    goOn: 'Weiterschauen',
    more: 'Wir suchen nach Leuten …',
  },
  funnel: {
    title: 'Das waren erst mal alle, die passen',
    titleFiltered: 'Gerade passt niemand',
    about: 'So viele bleiben nach jedem Schritt:',
    label: 'Warum niemand übrig ist',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'Das ändert deine Wünsche.',
    show: (count: number) =>
      plural(count, { one: '1 Person zeigen', other: `${count} Personen zeigen` }),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Wenn du nur ${new Intl.ListFormat('de', { type: 'disjunction' }).format(what.map((each) => wishes[each]))} änderst, siehst du trotzdem niemand Neues.`,
      wait: 'Jeden Tag kommen neue Leute dazu.',
    },
  },
  superlikesYou: (name: string) => `${name} hat dir ein Super-Like geschickt`,
  question: {
    superlike: {
      title: (name: string) => `${name} ein Super-Like schicken?`,
      about: (name: string) =>
        `${name} sieht sofort, dass es von dir ist, mit oder ohne Premium, und du kommst ganz nach vorn in den Karten.`,
      send: 'Super-Like schicken',
    },
    outside: {
      title: (name: string) => `${name} trotzdem liken?`,
      about: (name: string) =>
        `Deine Wünsche und die von ${name} passen gerade nicht zusammen. ${name} sieht dein Like deshalb getrennt von den anderen und bekommt keine Benachrichtigung.`,
      send: 'Trotzdem liken',
    },
  },
  choice: {
    label: 'Deine Wahl',
    pass: 'Überspringen',
    like: 'Liken',
    superlike: 'Super-Like',
    note: 'Like mit Gruß',
    undo: 'Rückgängig',
    waits: 'Wird gesendet, sobald du online bist.',
    undoWaits: 'Wird zurückgenommen, sobald du online bist.',
    notSent: 'Noch nicht gesendet. Wir versuchen es weiter.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name)
        return choice === 'undo'
          ? 'Deine Wahl wurde nicht zurückgenommen.'
          : 'Deine Wahl wurde nicht gesendet.';
      return {
        like: `Dein Like für ${name} wurde nicht gesendet.`,
        superlike: `Dein Super-Like für ${name} wurde nicht gesendet.`,
        pass: `Dass du ${name} überspringst, wurde nicht gespeichert.`,
        undo: `Deine Wahl bei ${name} wurde nicht zurückgenommen.`,
      }[choice];
    },
    close: 'Schließen',
    isMatch: 'Ihr habt ein Match.',
    message: 'Nachricht',
    left: (likes: number) =>
      plural(likes, { one: 'Heute noch 1 Like', other: `Heute noch ${likes} Likes` }),
    bookmark: 'Merken',
    bookmarked: 'Nicht mehr merken',
  },
  likes: {
    title: 'Likes',
    count: (count: number) =>
      plural(count, {
        one: '1 Person hat dich gelikt',
        other: `${count} Personen haben dich gelikt`,
      }),
    outside: (count: number) =>
      plural(count, {
        one: '1 weitere außerhalb deiner Wünsche',
        other: `${count} weitere außerhalb deiner Wünsche`,
      }),
    outsideTitle: 'Außerhalb deiner Wünsche',
    outsideAbout: 'Sie haben dich gelikt, aber eure Wünsche passen gerade nicht zusammen.',
    notes: 'Grüße von Personen, die dich gelikt haben',
    notesAbout:
      'Sie haben dein Profil gelesen und dir geschrieben. Wer sie sind, siehst du mit Premium, bei einem Match oder einzeln nacheinander.',
    none: 'Noch keine Likes',
    noneYet: 'Neue Likes erscheinen hier.',
    lockedTitle: 'Sieh, wer dich gelikt hat',
    locked:
      'Mit Premium siehst du, wer es ist. Ohne Premium siehst du eine Person nach der anderen: erst liken oder überspringen, dann die nächste. Likst du zurück, habt ihr ein Match.',
    lockedOutside:
      'Mit Premium siehst du, wer es ist. Likst du zurück, habt ihr auch ohne Premium ein Match.',
    seeOne: 'Eine Person ansehen',
    toPremium: 'Premium ansehen',
    list: 'Personen, die dich gelikt haben',
    superlike: 'Super-Like',
    note: (name: string) => `Gruß von ${name}`,
    ownNote: 'Was du geschrieben hast',
    browse: 'Leute ansehen',
    lists: 'Listen',
    tabs: {
      received: 'Erhalten',
      sent: 'Gesendet',
      passed: 'Übersprungen',
      bookmarked: 'Gemerkt',
    },
    since: (time: string) => `Gelikt am ${formatDate(time)}`,
    sent: 'Personen, die du gelikt hast',
    sentNone: 'Du hast noch niemanden gelikt',
    sentAbout: 'Personen, die du likst, erscheinen hier, bis ihr ein Match habt.',
    passed: 'Übersprungene Personen',
    passedNone: 'Du hast niemanden übersprungen',
    passedAbout: 'Mach es hier rückgängig, um jemanden wiederzusehen. Das erfährt niemand.',
    passedSince: (time: string) => `Übersprungen am ${formatDate(time)}`,
    undo: (name: string) => `Rückgängig: deine Wahl bei ${name}`,
    bookmarks: 'Gemerkte Personen',
    bookmarksNone: 'Noch niemanden gemerkt',
    bookmarksAbout: 'Merk dir jemanden, um die Person hier wiederzufinden. Das erfährt niemand.',
    removeBookmark: (name: string) => `${name} nicht mehr merken`,
  },
};
