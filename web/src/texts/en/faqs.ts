/** What an answer can name: the service, and its support address. */
interface Names {
  brand: string;
  support: string;
  /** How many days deleted data is kept. */
  days: { leaving: number; exports: number; reports: number };
}

interface Question {
  question: string;
  answer: (names: Names) => string[];
}

const questions = {
  'creating-an-account': {
    question: 'How do I create an account?',
    answer: () => [
      "Choose Join at the top of the page. We'll ask for your first name, your date of birth, and an email and password. You must be 18 or older.",
      "We'll email you a six-digit code. Enter it on the page where you registered to confirm your email. On another device, open the link in the email and choose a new password there. The code works for ten minutes, and you can request a new one.",
      "If you already have an account with this email, we only say so in the email, so that only you know. We delete an account if its email isn't confirmed within 30 days.",
    ],
  },
  matching: {
    question: 'How does matching work?',
    answer: () => [
      "On the Discover page you see people one by one, or all of them in a grid under Browse, where you choose the order and the filters. In Discover, those whose answers and interests fit yours best come early, and how near they are, how recently they were active and how many others would see them first count too. You can save up to 10 searches, and we can tell you once a day when new people match them. They fit who you'd like to meet, and they're also looking for someone like you. You can like them or pass, and undo it from the lists on the Likes page. When you both like each other, it's a match, and you'll find each other under Matches.",
      'Each profile shows how well you match, based on the interests you share, all of your answers and the open answers of the other person, and why. You choose which of your answers are open. The score is rounded to steps of five and never 100%, and gets more reliable the more questions you answer.',
      "We don't tell anyone that you passed on them. You can undo a like or a pass until it's a match. To end a conversation, choose Unmatch in its menu. If you unmatch or block someone, you won't see each other anymore.",
      'To chat with a match, open Matches and choose someone. You can send text and photos, reply to a message, react to it, search the conversation and archive it. Without a connection your messages wait on your device, and we send them once, in order, when you are back online.',
      'You can edit a message for 15 minutes, and delete it for yourself or for both of you at any time. You see whether a message was delivered and read, unless one of you hides when they were last active.',
      "Until someone has replied to you, messages with links, phone numbers, email addresses or anything about money aren't sent, because that's how many scams start. We say so before anything is sent, and you can change the message. It's a short list of simple rules, so it won't catch everything. If a message could hurt someone, we ask if you're sure.",
    ],
  },
  premium: {
    question: 'How do I upgrade to premium?',
    answer: ({ support }) => [
      'Open Premium in the menu of your account and choose a plan: monthly, quarterly or annual. You see what it costs and what you get, compared with the free plan, before you pay by card.',
      "It renews until you cancel, which you can do there anytime. You keep premium until the end of what you've paid, and you can undo the cancellation until then. A longer plan starts right away, and we show what it costs today first (if you had days of the present one refunded, it starts when that one ends). A shorter one starts when the time you've paid for ends, and you can change your mind until then. You'll also find your cards, your invoices and any credit there.",
      'You can also withdraw from the contract within 14 days after you got premium, without a reason: use “Withdraw from contract here” on the Premium page, or in the email about your purchase, without signing in. It ends right away, and the money goes back to your card. You pay for the time you used only if you agreed to that when you bought it. Otherwise you get everything back, which is possible once per person and card. A renewal begins no new 14 days.',
      `We email you when you cancel, when you withdraw, when we refund you and when premium ends. If a payment fails, we tell you and try again for a few days while you keep premium. If something is wrong with a payment, write to ${support}.`,
    ],
  },
  reporting: {
    question: 'How do I report someone?',
    answer: ({ support }) => [
      "Choose Report in the menu on their photo, in a conversation or at the bottom of their profile, then tell us what happened and when. For one photo, choose Report this photo. You can also report a message, or someone under Past matches, and we keep a copy of the latest messages with your report. You can block them in the same step. They won't know you reported them, and you don't need to prove anything.",
      'If we ban someone for fraud, we warn everyone they wrote to within an hour, in the app and by email. If the ban was a mistake, we withdraw the warning.',
      `You'll find the status and our reply under My reports in your settings. If you can't open their profile, report a problem there, or write to ${support}.`,
      "If you don't have an account, use “Report Content” at the bottom of the page.",
      "If you're in danger, call your local emergency number first.",
    ],
  },
  'deleting-my-account': {
    question: 'How do I delete my account?',
    answer: ({ days }) => [
      `Choose “Delete my account” at the bottom of your settings and enter your password. If you signed up with Google or Facebook and have no password, we'll email you a code. Your profile is hidden and you're signed out everywhere right away.`,
      `You can sign in and reopen your account for ${days.leaving} days. After that, we permanently delete your profile, photos, answers, blocks and sessions. Our team keeps reports until ${days.reports} days after they're settled. You can use your email to register again.`,
      "Want a copy? Download your data in your settings first. Signing out doesn't delete your account.",
    ],
  },
  'resetting-my-password': {
    question: 'How do I reset my password?',
    answer: () => [
      "Choose “Forgot your password?” on the sign-in page and enter your email. If it belongs to an account, we'll email you a link to choose a new password. The link works once, for one hour.",
      "You'll be signed out on every device and can sign in with the new password. Google and Facebook, if you used them, are removed from your account; Google is added again when you next sign in with it. We only store a hash of your password, so we can't read it, and we'll never ask you for it.",
    ],
  },
  'who-liked-me': {
    question: 'Can I see who liked me?',
    answer: () => [
      'Everyone can see on the Likes page how many people like them, and read what they wrote, without their names. With premium, you also see who they are.',
      'Without premium, you still match with them if you like them too, and you can see one of them at a time: like or pass, then see the next. A like counts right away, or within a quarter of an hour if the person hides their activity. The number has everyone who likes you, can be seen at the moment, fits what you both look for, and waits for your decision. If you block someone, or someone blocks you, it changes on the next day.',
      "If a message says someone here likes you and asks you to click or pay to find out who, it isn't from us.",
    ],
  },
  location: {
    question: 'How is my location used?',
    answer: () => [
      'Your profile can include a city and country. We round its position to a grid of about two kilometres before storing it, so we never store your exact location.',
      'We only ask your browser for your location when you choose to share it. Others see your city and roughly how far away you are, measured between rounded positions. If you hide your distance in your settings, they see the largest town in your area instead of your city.',
    ],
  },
  'technical-issues': {
    question: "Something isn't working. What can I do?",
    answer: ({ support }) => [
      "Check your connection first: we show a message when you're offline. Then reload the page, try another up-to-date browser, or sign out and back in.",
      `If it's still broken, write to ${support}. Tell us what you did, what you saw, and which device and browser you use.`,
    ],
  },
  notifications: {
    question: 'Which notifications will I get?',
    answer: ({ brand }) => [
      "We notify you about matches, messages, likes, super likes, your saved searches, your premium, answers to your reports and photos that can't be shown. For each of these, you can choose in your settings whether it reaches you in the app, by email or as a push notification. You can also set quiet hours, and turn push notifications on or off for each device. They don't name anyone on your lock screen unless you want them to.",
      `We always email you about your account: codes and links you request, changes to your password, email, ways to sign in or access, when our team bans, deactivates or reactivates your account, when premium starts, changes, is canceled, withdrawn from, renews again or ends, and about failed payments and refunds. You also get notifications about the security of your account, which can't be turned off. ${brand} doesn't send newsletters or text messages.`,
      "Don't trust messages that ask for your password, a code or money, even if they seem to come from us.",
    ],
  },
} satisfies Record<string, Question>;

export const messages = {
  title: 'Frequently Asked Questions',
  lead: 'Answers to the ten most common questions.',
  questions,
  more: {
    title: 'Still have questions?',
    text: "Write to us and we'll help.",
    action: 'Contact Support',
  },
};
