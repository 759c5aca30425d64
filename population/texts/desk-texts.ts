/** Replies of staff to reporters. Each starts with a greeting and names the report. */
export const answers = {
  first: [
    'We are looking into it and will come back to you.',
    'We have everything we need and are on it.',
    'We are sorry that this happened to you. A colleague is looking at it now.',
    'Could you tell us roughly when this was?',
  ],
  acted: [
    'We looked into it and took action. To protect everyone’s privacy, we don’t share details.',
    'You were right to tell us. We acted on it today.',
  ],
  dismissed: [
    'We looked at it closely and found nothing against our rules. You can block anyone you don’t want to meet.',
    'What we can see is not enough for us to act. If it happens again, report it with the message or photo.',
  ],
  /** About what can't wait. */
  unproven: [
    'Someone on our team read it and looked at the account. We could not tell from it that this is so, and took no action for now. It was right to tell us. If you learn more, report it again. If someone is in danger, call the emergency number.',
  ],
  helped: [
    'We reached out to them with the numbers of people who can help. If you believe that someone is in danger now, please call the emergency services.',
  ],
  resolved: [
    'We found the problem and fixed it. Please tell us if you see it again.',
    'It is corrected. Please sign in again, and everything should be as it was.',
  ],
  closed: [
    'We have not heard from you again, so we think this is solved. Write to us if it is not.',
    'As agreed, we close this report. Thank you for your patience.',
  ],
  rejected: ['What you describe works as intended. The FAQs explain it in more detail.'],
} as const;

/** Internal notes in reports. */
export const reportNotes = [
  'Second report of this kind within a month.',
  'Same pictures as in a profile that was removed last week.',
  'Wrote to both. Waiting for an answer until Friday.',
  'The reporter has reported four people this week.',
  'Checked the whole conversation, not only the excerpt.',
];

export const problemNotes = [
  'The log shows the charge. Sent on to payments.',
  'Could not be repeated with the newest version.',
  'Known since Monday, the fix is on its way.',
];

/** Notes about members. */
export const memberNotes = [
  'Polite in mails, less so in chats. Next time the longer suspension.',
  'Asked for the reason twice. It was explained by mail.',
  'Signs in from the same device as an account that we banned in spring.',
  'Apologised to the reporter by themselves. Taken into account.',
];

/** Notes for colleagues that come with a decision. */
export const decisionNotes = [
  'Clear from the messages alone.',
  'Borderline. Decided for the milder step, as nothing happened before.',
  'Talked about it in the team on Monday.',
  'The photo is from a catalogue, see the reverse search.',
];

export const appeals = {
  subject: [
    'This was a joke between us and has been taken out of context. Please read what was written before it.',
    'Someone else used my phone that evening. I would never write this.',
    'I have paid for this account and was never warned. Please look again.',
    'The photo shows me at the beach. Half of the people here have one like it.',
    'I did not know that this is not allowed. I have removed everything and ask for a second chance.',
    'The person who reported me is my former partner and does this to get at me.',
  ],
  reporter: [
    'You say there is nothing against the rules. Did you read all of the messages, also those from Sunday?',
    'I know these pictures, they are mine. I can send you the originals.',
    'He has written to two of my friends as well. They reported him too.',
  ],
} as const;

export const appealAnswers = {
  upheld: [
    'We looked at everything again with a colleague who had not seen it before. The decision was right, and it stays.',
    'We read the messages before and after as you asked. They do not change what was written.',
  ],
  'partly-reversed': [
    'The decision was right, but the step was harder than usual for a first time. We made it milder.',
  ],
  reversed: [
    'We were wrong, and we are sorry. The decision is undone and does not count against you.',
    'The report turned out to be made up. Your account is as it was before.',
  ],
} as const;

/** Bios that are ads. */
export const adverts = [
  'Personal trainer. First lesson free, then 35 an hour. Book at fit-with-me.example',
  'Photos and more on my channel: private-club.example. Only paying guests!',
  'Earn from home like I do. Ask me how, or look at easy-income.example',
];

export const warnings = [
  'Several of your reports were about things that did not happen.',
  'You reported people because they did not answer you. That is not what reports are for.',
];

/** People without an account who sent a notice through the form. */
export const senders = [
  { name: 'Marta Keller', email: 'marta.keller@post.example' },
  { name: 'Jon Whitfield', email: 'jon.whitfield@letters.example' },
  { name: 'Dr. Inés Robledo', email: 'robledo@letters.example' },
  { name: 'Paul Tanner', email: 'p.tanner@post.example' },
];

export const dangers = [
  {
    suspicion: 'Named the place and the evening at which he will wait for her.',
    what: 'Both accounts, the messages of the last week and the addresses they signed in from',
  },
  {
    suspicion: 'Wrote that this is the last message, and has not been online since.',
    what: 'The account, the last place and the messages',
  },
];
