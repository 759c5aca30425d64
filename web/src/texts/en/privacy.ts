import type { WebSettings } from '@kindred/contract/settings';

interface Names {
  brand: string;
  support: string;
  /** How many days deleted data is kept. */
  days: { leaving: number; exports: number; reports: number };
  /** The text for the way in which this site takes payments. */
  byPayments: (texts: Record<WebSettings['payments'], string>) => string;
}

export interface Section {
  title: string;
  paragraphs: (names: Names) => string[];
  /** The subject, and its explanation. */
  points?: (names: Names) => (readonly [string, string])[];
}

const sections = {
  responsible: {
    title: 'Who is responsible',
    paragraphs: ({ brand, support }) => [
      `“We” means the people who run ${brand} on this website. We decide what happens to your data and are responsible for it. You can reach us at ${support}.`,
      "We run the software ourselves. Your data stays with us, and nothing is sent to the software's authors.",
    ],
  },
  stored: {
    title: 'What we store',
    paragraphs: () => ['We only store what the service needs:'],
    points: ({ byPayments }) => [
      [
        'Your account.',
        "Your email and whether it's confirmed, for 72 hours after a change also the previous one so its mailbox can undo the change, a hash of your password, whether your account is active, when it was created, and the language you read. Several accounts can wait for the same email to be confirmed; only one can have it. We delete an account if its email isn't confirmed within 30 days.",
      ],
      [
        'Your consent.',
        'That you agreed to how we use the sensitive parts of your profile, which version of the text you agreed to, when, and when you withdrew your consent.',
      ],
      [
        'Fields of this site.',
        'What you write into fields that we added to profiles, and what you ask of others there. For sensitive fields also when you agreed. If you withdraw that, we delete what you wrote there.',
      ],
      [
        'What you accepted.',
        'Which versions of our terms and similar pages you accepted, in which language, and when.',
      ],
      [
        'Codes and links.',
        'Hashes of the latest ones we emailed you, and how often a code was tried. We delete them within a day of expiry.',
      ],
      [
        'Your profile.',
        "Your first and last name, date of birth, gender, bio, city and country, interests, prompt answers, photos and where your face is in them, answers to our questions and how important they are to you, who you'd like to meet, with their age and distance, and the words you hide.",
      ],
      [
        'Blocks.',
        "Who you blocked, by their first name at the time, and when, so you don't see each other. We don't tell anyone else.",
      ],
      [
        'Premium and activity.',
        'Whether you have premium, when it starts and ends, and when you were last active.',
      ],
      [
        'Payments.',
        byPayments({
          stripe:
            "Your plan and a planned change of it, your credit, your invoices with their amounts, refunds with their reason, withdrawals from contracts with the name you gave and the email that got the receipt, whether you asked us to start right away, what you agreed to about renewal when you subscribed, when we last reminded you of it, and your customer number at the payment provider Stripe. Your card number goes from your browser to Stripe and never to us. We read the card's brand, last four digits and expiry date from Stripe when you look at your cards, and the last four digits to email you about a refund. If you start a free trial, we keep a keyed code of the card for two years, without your name or account, so that each card starts one trial. It can't be turned back into the card. If you get premium without asking us to start right away, we keep such a code with your account for 18 days, and if you withdraw, for two years without your name or account, so that each card gets everything back once. When your account is deleted, the amounts and the codes for two years stay without you, and so does what you agreed to, until three years after the end of the contract. Stripe removes you as a customer.",
          sandbox:
            'Payments on this site are a test: it takes test cards only, no money moves and no card leaves this server. Never enter a real card. We store your plan and a planned change of it, your credit, your test invoices with their amounts, refunds with their reason, withdrawals from contracts with the name you gave and the email that got the receipt, whether you asked us to start right away, what you agreed to about renewal when you subscribed, when we last reminded you of it, and the brand, last four digits and expiry date of the test card. If you start a free trial, we keep a keyed code of the test card for two years, without your name or account. If you get premium without asking us to start right away, we keep such a code with your account for 18 days, and if you withdraw, for two years without your name or account, so that each card gets everything back once. When your account is deleted, the amounts and the codes for two years stay without you, and so does what you agreed to, until three years after the end of the contract.',
          none: "Premium can't be bought on this site, so we store no payments. If our team gives you premium, we store until when and why.",
        }),
      ],
      [
        'Your sign-in methods.',
        'If you use Google or Facebook: which of them, and your account number there, until you remove it.',
      ],
      [
        'Likes, passes and matches.',
        'Who you like, pass on or bookmark, the photo or answer that you liked with what it said, your notes, your matches with their first name at the time, and how many likes you sent today. Only someone who has premium, likes you too or opens your like, of which they can open one at a time, can see that you like them. Everyone else sees only how many people do and what they wrote, without their names, unless you send a super like, which shows who you are immediately. Your like counts right away, or within a quarter of an hour if you hide your activity. A block changes their number on the next day. While you are incognito, the people you like can see your profile, which tells them the same, and people you liked before keep seeing you. If you hide your activity, they see you within a quarter of an hour and not right away, unless you send a super like. We never tell anyone that you passed on them or bookmarked them. They make no difference to the order in which people are shown. Once a night we work out from profiles and open answers how many people would see you first. This number helps to order the people that members see, and no one is shown it. The searches you save, with their names and filters, and when others could first find you, so that we can count new people for those who asked.',
      ],
      [
        'Messages.',
        'What you and your matches write to each other, with photos, reactions and drafts, and up to which message each of you has received and read. The other person keeps what you sent until you delete it for both of you, or one of you deletes their account. Our team sees messages only as a copy that came with a report. If someone who wrote to you is banned for fraud, we warn you. For a year we keep their first name, when they last wrote, and when we warned you or withdrew it.',
      ],
      [
        'Your notifications.',
        "Your notifications, whether you've read them, and your notification settings with your quiet hours and time zone. For a week, whether each was sent by email or as a push notification. For each device with push notifications, its encrypted address at its browser's push service. We delete it when you turn them off or sign out there.",
      ],
      [
        'Reports.',
        'What you reported and our replies. If someone reports you: what they wrote, and a copy of your profile and photos from that time, so our team can decide.',
      ],
      [
        'First messages.',
        'Rules of this site look for scams and abuse in messages to people who have not answered you: words, links, the same text sent to many, and how many new people you write to or like. A program applies them, and no one on our team reads the messages. For that we keep the people you wrote to first and a code of each such text, which it cannot be read from, for a week, which rule found something for 60 days, and whether your first messages were slowed or held, and what you said about it, for a year. A rule never bans anyone: a person decides.',
      ],
      [
        'The check of photos.',
        'A program on our server estimates how likely each new photo is a nude, so that it arrives blurred in a chat and is reviewed on a profile. It can be wrong, and a person decides about profiles. No photo leaves our server for that. We keep the estimate with the photo.',
      ],
      [
        'The photo check.',
        'If you do it: that you agreed, one picture of your face in a pose that we ask for, what your device noticed about it (such as whether it is sharp), and what you write. A person on our team compares it with your photos. The picture is deleted with the decision, after 30 days at the latest, and is in no backup; no template of your face is computed. For 180 days we keep what was decided and why, and with a badge its month, and which main photo, first name and date of birth it is about. You can withdraw at any time, which deletes what you sent and the badge.',
      ],
      [
        'Intimate pictures.',
        'A fingerprint of each photo, to find copies. If someone asks us to remove an intimate picture: their name and contact, what they wrote, and the fingerprint of the picture if they gave it, as long as reports. The picture itself is read once and not stored. We keep the fingerprints of a removed picture for five years, so that no one can upload it again.',
      ],
      [
        'Team notes.',
        'Notes our team makes about an account while working on a report or a question.',
      ],
      ['Your data file.', 'If you request a copy of your data: the file, until it expires.'],
      [
        'Recent requests.',
        'Our responses when you send or upload something, for one day, so nothing is saved twice if your connection drops.',
      ],
      [
        'Your sessions.',
        "For each device you're signed in on: when the session started, when it ends, your browser's name, and your IP address.",
      ],
      [
        'Decisions of our team.',
        'When we deactivate or ban an account, or give it premium: the reason and the end date. If we ban someone for fraud, we tell everyone they wrote to their first name, and that it was for fraud. We take that back if the ban is reversed. We keep how many people were told. Our audit log records who did it, when and from which IP address. It also records each time a team member opens your account.',
      ],
      [
        'If you work here.',
        "Your role, the encrypted key of your authenticator app, hashes of your recovery codes, and your saved views. If we invite you to the team: your email and role, until you accept, we revoke the invitation, or it's long expired.",
      ],
      [
        'If another service gave us your data.',
        "If the operator of this site imports the members of another service: what that service had about you, until you accept or delete it with the link in our email, and for 30 days after that email at most. No one sees it before you accept. If you delete it, we keep a fingerprint of your email for 3 years, from which it can't be read, so that we don't invite you again.",
      ],
      [
        'If someone invited you.',
        'If you join with a code: which one, until your account is deleted. Our team sees whose code it was. That person sees only how many people joined.',
      ],
      [
        'Attempts.',
        'How often someone recently tried to sign in, register or request an email, per account and IP address, to prevent password guessing.',
      ],
      [
        'How many profiles you view.',
        'For one day, which profiles you saw, as numbers without names, and how often you changed your gender, date of birth or location. This stops people from copying profiles in bulk. If you reach one of these limits, our team can see that for 30 days.',
      ],
    ],
  },
  purpose: {
    title: 'What we use it for',
    paragraphs: () => [
      'We use your account and sessions to sign you in and keep others out, and your profile to show it to other members. We need this data to provide the service you asked for. Keeping the service safe is a legitimate interest of ours and of our members.',
      "Your gender, who you'd like to meet and your answers to questions can reveal something about your private life. We use them only for your profile and for matching, with your consent. You can withdraw your consent in your settings anytime. We'll then remove them right away, and close and delete your account, because we can't match you without them.",
      "We don't show ads, sell or rent your data, or track you across the web.",
    ],
  },
  visible: {
    title: 'Who can see it',
    paragraphs: ({ byPayments }) => [
      "You can see your data. Our team can see what they need to help you and keep people safe. Everything they change is recorded in a log they can't edit. No one can read your password, not even our team.",
      "Once your profile is complete, other members can see it if you match what each other is looking for, or if they have the link to it. They see your first name, age, gender, city, rough distance, photos, bio, prompts and interests, and, if you allow it, when you were last active, rounded to the hour. If you hide your distance, they see the largest town in your area instead of your city. They never see your last name, date of birth, email, position or answers to questions. You choose which of your answers are open; at first, those to five questions about everyday life and what you hope to find are. Open answers are used for the score that someone else sees, for how many questions you agree on, and for up to three of them that are named, so someone could work out an open answer and which answers you accept. Hidden answers are only used for what you see yourself. As you're only shown to people who fit, someone can also tell that you look for people of their gender, age and distance.",
      "You can pause your profile in your settings. People you block can't find you.",
      "If you sign in with Google or Facebook, that company knows you did, and gives us your email, your first name and your user ID there. We don't share anything else with it.",
      byPayments({
        stripe:
          'If you buy premium, Stripe processes the payment. It gets your card, the ID of your account here, and what you pay. It never gets your name, email or profile from us. Its scripts are loaded only on the two pages where you enter a card.',
        sandbox:
          'If you try premium, the payment is a test that runs on this server. No payment company gets anything about you.',
        none: "Premium can't be bought on this site, so no payment company gets anything about you.",
      }),
      'If you turn on push notifications, the push service of your browser, such as that of Google, Apple, Mozilla or Microsoft, passes them on. It can see that your device gets a notification from us and when. It cannot read them.',
      "We don't share your data with anyone else unless the law requires it.",
    ],
  },
  location: {
    title: 'Your location',
    paragraphs: () => [
      'We round the position of your city to a grid of about two kilometres before storing it. We never store your exact location.',
      'If you choose to, you can set your location from your browser, which asks for your permission. We round it the same way before storing it. Distances are measured between rounded positions.',
    ],
  },
  browser: {
    title: 'What stays in your browser',
    paragraphs: ({ byPayments }) => [
      "We don't use cookies. When you sign in, your browser stores two session keys and some details about you, such as your name, in its local storage as “token”, “refreshToken” and “user”. Signing out removes all three. A random number named “device” stays, so that wrong passwords entered elsewhere can't lock you out here. So may a code named “seen-until”, so that our servers always show you what you changed. Answers to questions, and your likes and passes with the names of the people, are also stored there, as “unsaved-answers” and “unsent-choices”, until our server has them or you sign out. So are messages that wait to be sent, as “unsent-messages” and “refused-messages”.",
      'So that you can read without a connection, your browser also keeps what it showed you last, in a database named “kept”: the newest 20 of your chats, up to 50 messages of each of them that you opened, and the last cards of Discover. Photos are not in it. It is deleted when you sign out, when someone else signs in, and when your session ends for another reason, such as a ban. A chat that ended is deleted the next time your list of chats loads. What is older than 7 days is not shown, and is deleted when you next open your chats or cards.',
      "While you register or set up your profile, this tab remembers what you've typed, except your password, until it's saved, you sign out or you close it. If you choose another language, it also remembers what you've typed, except passwords, until the page is there in that language. Until you sign out or close it, it also remembers your last 20 choices in Discover with their cards, so that you can still undo them after a reload.",
      `We also store your light or dark mode setting there, and the language you chose as “language”. While you use premium, your browser also stores your subscription, your cards without their numbers, and your latest invoices as “subscription”, until you sign out. All scripts, fonts and images come from this site, so no other company knows you visited${byPayments(
        {
          stripe: ', except on the pages where you enter a card, which load scripts of Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'How long we keep it, and your rights',
    paragraphs: ({ support, days }) => [
      'A session ends when you sign out, after 30 days without use, and after 90 days at the latest. We delete its data the following night. We delete codes the night after they expire, counted attempts after two days, recent requests after one day, and notifications after one year. Programs of our team, such as a bot in its chat, can hear that an account, a report or a payment is new: as a number, or with name and email. We keep what was sent for 30 days, or until the account is deleted.',
      `We keep your account and profile until you delete your account in the settings. It's closed right away, and you can reopen it for ${days.leaving} days. Within an hour after that, we delete everything: your account, profile, photos and their files, answers, blocks, notifications, sessions, consent, notes, and your data file.`,
      `We keep reports about a person, whether by you or about you, until ${days.reports} days after they're settled, to keep others safe and because we may have to explain our decisions. They're no longer linked to your account, but include what you wrote or what your profile said when it was reported. Entries in our audit log also stay, but we remove what they say about deleted accounts. If you were banned, we keep a keyed code of your email, which can't be turned back into the email, until the ban ends, or for ten years if it has no end. No new account can use that email until then. If a member of our team did something, their name, email and IP address stay with it, even after they leave.`,
      `In your settings, you can request a copy of your data in a machine-readable file. You can download it for ${days.exports} days, in your settings or from the link we email you.`,
      `You can ask us for the rest of your data, or to correct, restrict or delete it, and you can object to how we use it. Write to ${support} from your account's email. If you're not happy with our answer, you can complain to your local data protection authority.`,
    ],
  },
  age: {
    title: 'Age, changes and contact',
    paragraphs: ({ brand }) => [
      `${brand} is not for people under 18. If you know someone younger who has an account, please tell us and we'll look into it right away.`,
      'When we change this policy, we write the date at the top. If anything is unclear, ask us.',
    ],
  },
} satisfies Record<string, Section>;

export const messages = {
  title: 'Privacy Policy',
  updated: 'Last updated Oct 20, 2025',
  added: 'Details added since, most recently on Nov 29, 2026',
  lead: (brand: string) =>
    `What ${brand} knows about you, how we use it, who can see it, and what you can do about it.`,
  contents: 'On this page',
  sections,
  contact: 'Contact Support',
  accessibility: 'Accessibility',
};
