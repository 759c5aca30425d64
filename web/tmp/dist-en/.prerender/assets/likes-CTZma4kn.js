import { y as formatDate } from '../entry.mjs';
// web/src/texts/en/likes.ts
var messages = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  more: 'Show more',
  report: 'Report',
  photoOf: (name) => `Photo of ${name}`,
  filters: {
    searchTerm: {
      label: 'First name',
      remove: 'Clear the name',
    },
    gender: {
      label: 'Gender',
      any: 'Any gender I want',
      remove: 'Remove the gender filter',
    },
    ages: {
      label: 'Age',
      any: 'Any age I want',
      remove: 'Remove the age filter',
    },
    distance: {
      label: 'Distance',
      any: 'My usual distance',
      remove: 'Remove the distance filter',
    },
  },
  browse: {
    title: 'Browse',
    about:
      "Everyone you can meet and haven't decided on, except people who are paused or incognito.",
    filters: 'Filters',
    filtersSet: (set) => (set === 0 ? 'Filters' : `Filters, ${set} set`),
    within: (distance) => `Up to ${distance}`,
    bothWays: 'Looking for someone like me',
    sort: 'Sort by',
    sorts: {
      recent: 'Recently active',
      new: 'New members',
      near: 'Nearest',
      match: 'Best match',
    },
    chosen: (name) => ({
      like: `You liked ${name}.`,
      superlike: `You super liked ${name}.`,
      pass: `You passed on ${name}.`,
    }),
    undo: (name) => `Undo your choice on ${name}`,
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
    preferencesNow: (distance, from, to) =>
      `${distance === null ? 'Anywhere' : `Within ${distance}`}, ages ${from}–${to}`,
    again: "You've seen everyone who fits. You passed on these people more than a month ago.",
    card: (name, age) => `${name}, ${age}`,
    shared: (count) => (count === 1 ? 'You share 1 interest' : `You share ${count} interests`),
    whole: 'See the full profile',
    why: 'How ranking works',
    nextPhoto: 'Next photo',
    photo: (name, number, of) => `Photo ${number} of ${of} of ${name}`,
    actions: 'Your choice',
    undo: 'Undo',
    undoLast: 'Undo your last choice',
    pass: (name) => `Pass on ${name}`,
    like: (name) => `Like ${name}`,
    superlike: (name) => `Super like ${name}`,
    superlikesLeft: (left) => `${left} left today`,
    note: (name) => `Like ${name} with a note`,
    noteTitle: (name) => `A note for ${name}`,
    noteLabel: 'Note',
    noteAbout: (name) =>
      `${name} can read your note within about an hour. Your name appears with it when you match, or if ${name} has premium.`,
    sendNote: 'Like with this note',
    commentSent: (name) => `Your comment was sent to ${name}.`,
    noteSent: (name) => `Your note was sent to ${name}.`,
    cancel: 'Cancel',
    keys: 'Keys: left passes, right likes, S super likes, Z undoes, Enter opens the profile.',
    unsent: (count) =>
      count === 1
        ? "1 choice isn't saved yet. It's sent when you're back online."
        : `${count} choices aren't saved yet. They're sent when you're back online.`,
    match: "It's a match",
    matchAbout: (name) => `You and ${name} like each other.`,
    sayHello: 'Say hello',
    openers: 'Ideas for a first message',
    aboutAnswer: (answer) => `“${answer}” Tell me more!`,
    aboutInterest: (interest) => `${interest}: how did you get into it?`,
    sent: (name) => `Your message to ${name} was sent.`,
    wrote: (name) => `${name} has already written to you.`,
    toChat: 'Open chat',
    goOn: 'Keep looking',
    more: 'Looking for people…',
  },
  funnel: {
    title: "You've seen everyone who fits, for now",
    titleFiltered: 'No one matches right now',
    about: 'How many people are left after each step:',
    label: 'Why no one is left',
    steps: {
      inRange: ({ count, distance }) =>
        `${count === 1 ? 'person' : 'people'} ${distance === null ? 'anywhere' : `within ${distance}`}`,
      inAges: ({ from, to }) =>
        from > to ? 'of the ages you want and filter by' : `aged ${from} to ${to}`,
      wanted: ({ isFiltered }) =>
        isFiltered ? 'of the gender you filter by' : 'of the genders you want to meet',
      wantYou: ({ count }) => `${count === 1 ? 'is' : 'are'} looking for someone like you`,
      notSeen: "you haven't seen",
      filtered: ({ conditions }) => conditions.join(', and '),
    },
    changes: {
      widerAges: ({ from, to }) => {
        if (from === null) return `Also show people up to ${to}`;
        return to === null ? `Also show people from ${from}` : `Show people from ${from} to ${to}`;
      },
      widerDistance: ({ distance }) =>
        distance === null ? 'Show people anywhere' : `Also show people up to ${distance} away`,
      bothWays: 'Also show people who are looking for someone else',
    },
    filtered: { searchTerm: (term) => `with “${term}” in their first name` },
    show: (count) => (count === 1 ? 'Show me 1 person' : `Show me ${count} people`),
    nothing: {
      tried: (what) =>
        `Changing only your ${new Intl.ListFormat('en', { type: 'disjunction' }).format(what)} wouldn't show you anyone new.`,
      wait: 'New people join every day.',
    },
  },
  superlikesYou: (name) => `${name} sent you a super like`,
  question: {
    superlike: {
      title: (name) => `Send ${name} a super like?`,
      about: (name) =>
        `${name} sees immediately that it's from you, with or without premium, and you come first among their cards.`,
      send: 'Send super like',
    },
    outside: {
      title: (name) => `Like ${name} anyway?`,
      about: (name) =>
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
    chosen: {
      like: 'You liked them.',
      superlike: 'You super liked them.',
      pass: 'You passed.',
    },
    undo: 'Undo',
    waits: "It will be sent when you're online.",
    undoWaits: "Your undo will be sent when you're online.",
    notSent: "It isn't sent yet. We keep trying.",
    failed: (choice, name) => {
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
    left: (likes) => (likes === 1 ? '1 like left today' : `${likes} likes left today`),
    bookmark: 'Bookmark',
    bookmarked: 'Remove bookmark',
  },
  likes: {
    title: 'Likes',
    count: (count) => (count === 1 ? '1 person likes you' : `${count} people like you`),
    outside: (count) =>
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
    note: (name) => `Note from ${name}`,
    ownNote: 'What you wrote',
    browse: 'Browse people',
    lists: 'Lists',
    tabs: {
      received: 'Like you',
      sent: 'You like',
      passed: 'Passed',
      bookmarked: 'Bookmarks',
    },
    since: (time) => `Liked ${formatDate(time)}`,
    sent: 'People you like',
    sentNone: "You haven't liked anyone yet",
    sentAbout: 'People you like appear here until you match.',
    passed: 'People you passed on',
    passedNone: "You haven't passed on anyone",
    passedAbout: "Undo a pass here to see someone again. They won't know.",
    passedSince: (time) => `Passed ${formatDate(time)}`,
    undo: (name) => `Undo your choice on ${name}`,
    bookmarks: 'Bookmarks',
    bookmarksNone: 'No bookmarks yet',
    bookmarksAbout: "Bookmark someone to find them here. They won't know.",
    removeBookmark: (name) => `Remove bookmark of ${name}`,
  },
};
export { messages as t };
