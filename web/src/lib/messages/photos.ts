import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Photos',
  why: 'Your main photo is the first thing others see. A clear photo of just your face works best.',
  loading: 'Loading your photos…',
  failed: "Your photos couldn't be loaded",
  again: 'Try again',
  add: 'Add photos',
  addMore: 'Add more',
  addAt: (number: number) => `Add photo ${number}`,
  limits: (most: number) =>
    `Up to ${most} photos. The first is your main photo. JPEG, PNG, WebP or AVIF of any size.`,
  drop: 'You can also drop them here.',
  hidden: 'We remove hidden data such as location.',
  tipsLabel: 'Tips',
  tips: ['Daylight, no sunglasses', 'One with a smile', 'One of you doing something'],
  full: "You've reached the photo limit. Delete one to add another.",
  list: 'Your photos, in order',
  alt: (number: number) => `Your photo ${number}`,
  main: 'Main photo',
  inReview: 'In review',
  waiting: 'In review. Only you can see it for now.',
  noMain: "Choose a main photo. Others can't find you without one.",
  options: (number: number) => `Edit photo ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `Moved to place 1 of ${of}. It is now your main photo.`
      : `Moved to place ${place} of ${of}.`,
  deleted: 'Photo deleted.',
  added: (name: string) => `${name} added.`,
  crop: {
    title: 'Adjust your photo',
    titleOf: (left: number) => `Adjust your photos (${left} left)`,
    area: 'Photo. The arrow keys move it.',
    hint: 'Drag the photo to move it, and the ring onto your face.',
    zoom: 'Zoom',
    left: 'Rotate left',
    right: 'Rotate right',
    cancel: 'Skip photo',
    use: 'Use photo',
  },
  point: {
    label: 'Face. The arrow keys move the ring.',
    place: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  },
  uploads: {
    label: 'Uploads',
    waiting: 'Waiting',
    paused: 'Waiting for connection. It resumes automatically.',
    uploading: 'Uploading',
    again: (name: string) => `Try again: ${name}`,
    dismiss: (name: string) => `Dismiss: ${name}`,
    tryAgain: 'Try again',
    close: 'Dismiss',
    kind: "We can't read this file. Choose a JPEG, PNG, WebP or AVIF photo.",
    large: (megabytes: number) =>
      `We can't read this file, and it is larger than ${megabytes} MB. Choose a smaller version.`,
    noRoom: (all: number) => `You can have up to ${all} photos. Delete one, then add this one.`,
    tooMany: (minutes: number) =>
      `You've uploaded too many photos. Try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
};

export const messages = inReadersLanguage({ en });
