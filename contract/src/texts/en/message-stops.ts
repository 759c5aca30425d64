import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: "Until they reply, messages can't contain links. Many scams start with one.",
  contact:
    "Until they reply, messages can't contain phone numbers or email addresses. Moving to another app early is how many scams start.",
  money: "Until they reply, messages can't be about money. Many scams start that way.",
  hurtful: 'This could hurt someone. Do you want to send it anyway?',
  nude: 'This looks like a nude. Send it only if they asked for it. They see it blurred first.',
};
