import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Photos',
  why: 'Your main photo is the first thing others see of you. A clear one of your face, alone, works best.',
  loading: 'Loading your photos…',
  failed: (error: string) => `Your photos could not be loaded: ${error}`,
  again: 'Try again',
  add: 'Add photos',
  drop: 'Choose one or more, or drop them here.',
  limits: (more: number, megabytes: number) =>
    `One main photo and up to ${more} more. JPEG, PNG, WebP or AVIF, ${megabytes} MB at most each. What a photo knows beside the picture, such as where it was taken, is removed.`,
  full: 'You have as many photos as there is room for. Delete one to add another.',
  list: 'Your photos in their order',
  alt: (number: number) => `Your photo ${number}`,
  main: 'Main photo',
  waiting: 'Only you see it until our team has looked at it.',
  noMain: 'None of these is your main photo yet. Choose one: others find you only with it.',
  makeMain: 'Make it the main photo',
  makeMainOf: (number: number) => `Make photo ${number} the main photo`,
  earlier: (number: number) => `Move photo ${number} earlier`,
  later: (number: number) => `Move photo ${number} later`,
  remove: (number: number) => `Delete photo ${number}`,
  drag: 'Drag to change the order',
  moved: (place: number, of: number) =>
    place === 1
      ? `Moved to place 1 of ${of}. It is now your main photo.`
      : `Moved to place ${place} of ${of}.`,
  edge: 'It cannot go further.',
  deleted: 'The photo is deleted.',
  added: (name: string) => `${name} is added.`,
  removal: {
    title: 'Delete this photo?',
    text: 'It is gone for everybody at once and cannot be brought back.',
    mainText: 'The photo after it becomes your main photo.',
    lastText: 'Without a photo nobody new finds you until you add another.',
    cancel: 'Keep it',
    submit: 'Delete photo',
    failed: 'Failed to delete profile image',
  },
  uploads: {
    label: 'Photos on their way',
    waiting: 'Waiting for its turn',
    paused: 'Waiting for the connection. It goes on by itself.',
    sending: (percent: number) => `${percent}% sent`,
    working: 'Almost there…',
    again: (name: string) => `Try again: ${name}`,
    dismiss: (name: string) => `Dismiss: ${name}`,
    tryAgain: 'Try again',
    close: 'Dismiss',
    kind: 'This is not a photo that we can read. Please choose a JPEG, PNG, WebP or AVIF file.',
    large: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Please choose a smaller version of it.`,
    noRoom: (all: number) => `There is room for ${all} photos. Delete one, then add this one.`,
    tooMany: (minutes: number) =>
      `You have sent very many photos. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
};

export const messages = inReadersLanguage({ en });
