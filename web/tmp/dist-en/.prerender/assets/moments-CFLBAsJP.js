// web/src/texts/en/moments.ts
var messages = {
  label: 'New for you',
  matched: (name) => `You matched with ${name}`,
  seeMatch: 'See your match',
  wrote: (name) => `${name} sent you a message`,
  close: 'Close',
  blocked: {
    label: 'Blocked',
    text: (name) => `${name} is blocked.`,
    undo: 'Undo',
  },
  push: {
    label: 'Push notifications',
    about: (brand) => `Hear about messages and matches while ${brand} is closed.`,
    names: 'Names stay off your lock screen.',
    turnOn: 'Turn on notifications',
    later: 'No thanks',
  },
};
export { messages as t };
