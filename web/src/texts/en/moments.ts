export const messages = {
  label: 'New for you',
  matched: (name: string) => `You matched with ${name}`,
  seeMatch: 'See your match',
  wrote: (name: string) => `${name} sent you a message`,
  close: 'Close',
  blocked: { label: 'Blocked', text: (name: string) => `${name} is blocked.`, undo: 'Undo' },
  push: {
    label: 'Push notifications',
    about: (brand: string) => `Hear about messages and matches while ${brand} is closed.`,
    names: 'Names stay off your lock screen.',
    turnOn: 'Turn on notifications',
    later: 'No thanks',
  },
};
