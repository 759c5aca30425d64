import { conditionTexts, filterTexts } from '@kindred/contract/texts/en/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/en/funnel';
import { formatDate } from '../formats/formats.ts';
import { inReadersLanguage } from './language.ts';

const en = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  more: 'Show more',
  report: 'Report',
  photoOf: (name: string) => `Photo of ${name}`,
  filters: filterTexts,
  browse: {
    title: 'Browse',
    about:
      "Everyone you can meet and haven't decided on, except people who are paused or incognito.",
    filters: 'Filters',
    filtersSet: (set: number) => (set === 0 ? 'Filters' : `Filters, ${set} set`),
    within: (distance: string) => `Up to ${distance}`,
    bothWays: 'Looking for someone like me',
    sort: 'Sort by',
    sorts: {
      recent: 'Recently active',
      new: 'New members',
      near: 'Nearest',
      match: 'Best match',
    },
    chosen: (name: string) => ({
      like: `You liked ${name}.`,
      superlike: `You super liked ${name}.`,
      pass: `You passed on ${name}.`,
    }),
    undo: (name: string) => `Undo your choice on ${name}`,
    bookmarked: 'Bookmarked',
    clear: 'Clear filters',
    widen: 'Change who you want to meet',
  },
  discover: {
    title: 'Discover',
    views: 'View',
    cards: 'Cards',
    browse: 'Browse',
    preferences: 'Preferences',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'Anywhere' : `Within ${distance}`}, ages ${from}–${to}`,
    again: "You've seen everyone who fits. You passed on these people more than a month ago.",
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      count === 1 ? 'You share 1 interest' : `You share ${count} interests`,
    whole: 'See the full profile',
    why: 'How ranking works',
    nextPhoto: 'Next photo',
    photo: (name: string, number: number, of: number) => `Photo ${number} of ${of} of ${name}`,
    actions: 'Your choice',
    undo: 'Undo',
    undoLast: 'Undo your last choice',
    pass: (name: string) => `Pass on ${name}`,
    like: (name: string) => `Like ${name}`,
    superlike: (name: string) => `Super like ${name}`,
    superlikesLeft: (left: number) => `${left} left today`,
    note: (name: string) => `Like ${name} with a note`,
    noteTitle: (name: string) => `A note for ${name}`,
    noteLabel: 'Note',
    noteAbout: (name: string) =>
      `${name} can read your note within about an hour. Your name appears with it when you match, or if ${name} has premium.`,
    sendNote: 'Like with this note',
    commentSent: (name: string) => `Your comment was sent to ${name}.`,
    noteSent: (name: string) => `Your note was sent to ${name}.`,
    cancel: 'Cancel',
    keys: 'Keys: left passes, right likes, S super likes, Z undoes, Enter opens the profile.',
    unsent: (count: number) =>
      count === 1
        ? "1 choice isn't saved yet. It's sent when you're back online."
        : `${count} choices aren't saved yet. They're sent when you're back online.`,
    match: "It's a match",
    matchAbout: (name: string) => `You and ${name} like each other.`,
    sayHello: 'Say hello',
    openers: 'Ideas for a first message',
    aboutAnswer: (answer: string) => `“${answer}” Tell me more!`,
    aboutInterest: (interest: string) => `${interest}: how did you get into it?`,
    sent: (name: string) => `Your message to ${name} was sent.`,
    wrote: (name: string) => `${name} has already written to you.`,
    toChat: 'Open chat',
    goOn: 'Keep looking',
    more: 'Looking for people…',
  },
  funnel: {
    title: "You've seen everyone who fits, for now",
    titleFiltered: 'No one matches right now',
    about: 'How many people are left after each step:',
    label: 'Why no one is left',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    show: (count: number) => (count === 1 ? 'Show me 1 person' : `Show me ${count} people`),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Changing only your ${new Intl.ListFormat('en', { type: 'disjunction' }).format(what)} wouldn't show you anyone new.`,
      wait: 'New people join every day.',
    },
  },
  superlikesYou: (name: string) => `${name} sent you a super like`,
  question: {
    superlike: {
      title: (name: string) => `Send ${name} a super like?`,
      about: (name: string) =>
        `${name} sees immediately that it's from you, with or without premium, and you come first among their cards.`,
      send: 'Send super like',
    },
    outside: {
      title: (name: string) => `Like ${name} anyway?`,
      about: (name: string) =>
        `You and ${name} don't fit each other's preferences at the moment, so your like comes under “Outside your preferences”, without a notification.`,
      send: 'Like anyway',
    },
  },
  choice: {
    label: 'Your choice',
    pass: 'Pass',
    like: 'Like',
    superlike: 'Super like',
    note: 'Like with a note',
    chosen: { like: 'You liked them.', superlike: 'You super liked them.', pass: 'You passed.' },
    undo: 'Undo',
    waits: "It will be sent when you're online.",
    undoWaits: "Your undo will be sent when you're online.",
    notSent: "It isn't sent yet. We keep trying.",
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name) return choice === 'undo' ? "It wasn't undone." : "Your choice wasn't sent.";
      return {
        like: `Your like for ${name} wasn't sent.`,
        superlike: `Your super like for ${name} wasn't sent.`,
        pass: `Your pass on ${name} wasn't saved.`,
        undo: `Your choice on ${name} wasn't undone.`,
      }[choice];
    },
    close: 'Close',
    isMatch: 'You matched.',
    message: 'Message',
    left: (likes: number) => (likes === 1 ? '1 like left today' : `${likes} likes left today`),
    bookmark: 'Bookmark',
    bookmarked: 'Remove bookmark',
  },
  likes: {
    title: 'Likes',
    count: (count: number) => (count === 1 ? '1 person likes you' : `${count} people like you`),
    outside: (count: number) =>
      count === 1 ? '1 more outside your preferences' : `${count} more outside your preferences`,
    outsideTitle: 'Outside your preferences',
    outsideAbout: "They like you, but they're not who you look for at the moment.",
    notes: 'What people who like you wrote',
    notesAbout:
      'They read your profile and wrote to you. You see who they are with premium, or when you match.',
    hourly: 'New likes are added about once an hour.',
    none: 'No likes yet',
    noneShown: 'Who likes you is here right away.',
    noneYet:
      "New likes are added about once an hour, so that their time doesn't give away who likes you.",
    lockedTitle: 'See who likes you',
    locked:
      "With premium, you can see who they are. If you like one of them too, you match either way. The number includes people you passed on or blocked, so that it doesn't give away who likes you.",
    toPremium: 'See premium',
    list: 'People who like you',
    superlike: 'Super like',
    note: (name: string) => `Note from ${name}`,
    ownNote: 'What you wrote',
    browse: 'Browse people',
    lists: 'Lists',
    tabs: {
      received: 'Like you',
      sent: 'You like',
      passed: 'Passed',
      bookmarked: 'Bookmarks',
    },
    since: (time: string) => `Liked ${formatDate(time)}`,
    sent: 'People you like',
    sentNone: "You haven't liked anyone yet",
    sentAbout: 'People you like appear here until you match.',
    passed: 'People you passed on',
    passedNone: "You haven't passed on anyone",
    passedAbout: "Undo a pass here to see someone again. They won't know.",
    passedSince: (time: string) => `Passed ${formatDate(time)}`,
    undo: (name: string) => `Undo your choice on ${name}`,
    bookmarks: 'Bookmarks',
    bookmarksNone: 'No bookmarks yet',
    bookmarksAbout: "Bookmark someone to find them here. They won't know.",
    removeBookmark: (name: string) => `Remove bookmark of ${name}`,
  },
};

export const messages = inReadersLanguage({ en });
