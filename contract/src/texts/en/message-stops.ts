import type { Stop } from '../../chat/stops.ts';

/** What the response says, for clients without texts of their own. */
export const stopSentences: Readonly<Record<Stop, string>> = {
  link: "You can send links once they've answered you. Please write without one first.",
  contact:
    "You can share contact details once they've answered you. Please write without them first.",
  money: "First messages about money aren't sent. Never send money to someone you haven't met.",
  hurtful: 'This could hurt them. Are you sure you want to send it?',
  nude: 'This looks like a nude. Send it only if they asked for it.',
};

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: "Until they reply, messages can't contain links. Many scams start with one.",
  contact:
    "Until they reply, messages can't contain phone numbers or email addresses. Moving to another app early is how many scams start.",
  money: "Until they reply, messages can't be about money. Many scams start that way.",
  hurtful: 'This could hurt someone. Do you want to send it anyway?',
  nude: 'This looks like a nude. Send it only if they asked for it. They see it blurred first.',
};
