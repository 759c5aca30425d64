// contract/src/texts/en/sanctions.ts
/** A sanction without a text, or a text without a sanction, is a type error. */
var sanctionTexts = {
  warn: {
    notice: 'Our team sent you a warning.',
    title: 'You received a warning',
    effect: () => 'Your account stays open. Please read why we sent you this.',
  },
  suspend: {
    notice: 'Your account was suspended.',
    title: 'Your account is suspended',
    effect: (until) =>
      until
        ? `You can't sign in until ${until}, and other members can't see you.`
        : "Until it ends, you can't sign in and other members can't see you.",
  },
  ban: {
    notice: 'Your account was banned.',
    title: 'Your account is banned',
    effect: () => "You can't sign in anymore, and other members can't see you.",
  },
  'remove-photo': {
    notice: 'We removed one of your photos.',
    title: 'We removed one of your photos',
    effect: () => 'Other members no longer see this photo. Your account stays open.',
  },
  'remove-text': {
    notice: 'We removed text from your profile.',
    title: 'We removed text from your profile',
    effect: () => 'Other members no longer see this text. Your account stays open.',
  },
  'remove-message': {
    notice: 'We removed one of your messages.',
    title: 'We removed one of your messages',
    effect: () => 'This message can no longer be read. Your account stays open.',
  },
};
export { sanctionTexts as t };
