import type { ProblemType } from '../../contract/src/reports/report-types.ts';

/** Descriptions of reports. */
export const complaints: Readonly<Record<ProblemType, readonly string[]>> = {
  Harassment: [
    'He kept writing after I said no, and then found my other account and wrote there as well.',
    'Insults because I did not answer within an hour.',
    'She asked where I live four times and would not stop when I told her to.',
    'Wrote to me from three different accounts after I unmatched him.',
    'Called me names I do not want to repeat here.',
    'After our date he threatened me: he knows where I work and will wait there.',
    'Sends dozens of messages a night. I have asked for it to stop twice.',
    'Mocks my accent and the way I look in every message.',
    'He says he will kill himself if I do not meet him. I am worried and I do not know what to do.',
  ],
  'Inappropriate Content': [
    'Explicit picture as the second photo of the profile.',
    'The pictures are of a model. I have seen them in a magazine.',
    'The profile asks for money for a sick dog, and the same text is on four other profiles.',
    'Advertises a website in the bio, with prices.',
    'Slurs in one of the answers.',
    'These are my pictures. I never made this profile.',
    'The person in the photos looks like a teenager. Please check.',
    'Flags and slogans of a hate group in the third photo.',
  ],
  'Account Issue': [
    'I changed my phone and cannot get back into my old account.',
    'My profile shows the wrong city since I moved, and the new one is not accepted.',
    'My date of birth is wrong by a year and I cannot change it.',
    'Somebody signed in to my account from a city that I have never been to.',
    'I cannot change my email address: the mail with the code does not arrive.',
    'My profile says it is incomplete, though every field is filled in.',
  ],
  'Payment Problem': [
    'I was charged twice for the same month.',
    'I cancelled in time and was charged all the same.',
    'The payment went through, but I am still on the free plan.',
    'My card was refused three times. It works everywhere else.',
    'I need an invoice with the address of my company.',
    'The price at the checkout was another one than on the page before.',
  ],
  'Technical Issue': [
    'Photos do not load on my phone. On the computer they do.',
    'The page stays white after I sign in.',
    'Messages arrive hours late.',
    'Uploading a picture stops at about the half, every time.',
    'I get the same notification again and again.',
    'The map of places does not know my town.',
  ],
  'Bug Report': [
    'When I turn the phone, what I have typed is gone.',
    'The age filter shows people who are two years older than the maximum.',
    'The count of likes says 3 and the list has two.',
    'Undo brings back another person than the one I passed.',
    'In dark mode the text of the date field cannot be read.',
    'The distance says 4 km for someone who lives in my street.',
  ],
  Other: [
    'He is married. His wife is a colleague of mine.',
    'We agreed to meet and she did not come, for the third time.',
    'I would like to know how the matching works before I pay for anything.',
    'This person asked me to go on writing elsewhere after two sentences.',
    'Just wanted to say thank you: we met here and are moving in together.',
    'Please tell me what you keep of my data.',
  ],
};

/** Replies from the team. */
export const answers = {
  first: [
    'Thank you for telling us. We are looking into it and will come back to you.',
    'Thank you for writing. We have everything we need and are on it.',
    'We are sorry that this happened to you. Somebody of the team is looking at it now.',
    'Thank you. Could you tell us roughly when this was?',
  ],
  resolved: [
    'We have acted on what you told us. You will not meet this person here again.',
    'This is mended now. Please tell us if you see it again.',
    'It is corrected. Please sign in once more, and all should be as it was.',
  ],
  closed: [
    'We have not heard from you again and take it that all is well. Write to us whenever it is not.',
    'As agreed we close this here. Thank you for your patience.',
  ],
  rejected: [
    'We have looked at it closely and found nothing against our rules. You can always block somebody whom you do not want to meet.',
    'What you describe is as it should be. The answers to frequent questions say more about it.',
  ],
} as const;

/** Internal notes of the team. */
export const notes = [
  'Second report of this kind within a month.',
  'Same pictures as in a profile that was removed last week.',
  'Wrote to both. Waiting for an answer until Friday.',
  'The log shows the charge. Sent on to payments.',
  'Could not be repeated with the newest version.',
  'The reporter has reported four people this week.',
];
