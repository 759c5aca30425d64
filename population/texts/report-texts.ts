import type { ReasonCode } from '../../contract/src/reports/reasons.ts';

/** What reports about a person are about. */
export type Topic =
  | 'insults'
  | 'pressure'
  | 'threat'
  | 'sexual'
  | 'nudity'
  | 'hate'
  | 'fake'
  | 'money'
  | 'advert'
  | 'minor'
  | 'despair'
  | 'manners';

interface Complaint {
  readonly reason: ReasonCode;
  readonly text: string;
}

const of = (reason: ReasonCode, ...texts: string[]): Complaint[] =>
  texts.map((text) => ({ reason, text }));

/** Descriptions of reports about a person. */
export const complaints: Readonly<Record<Topic, readonly Complaint[]>> = {
  insults: of(
    'harassment',
    'Insults because I did not answer within an hour.',
    'Called me names I do not want to repeat here.',
    'Mocks my accent and the way I look in every message.',
    'I said I did not want to meet, and got a page of abuse for it.',
  ),
  pressure: of(
    'harassment',
    'He kept writing after I said no, and then found my other account and wrote there as well.',
    'She asked where I live four times and would not stop when I told her to.',
    'Wrote to me from three different accounts after I unmatched him.',
    'Sends dozens of messages a night. I have asked for it to stop twice.',
    'Turned up outside my gym, which I only mentioned once.',
  ),
  threat: of(
    'threat',
    'After our date he threatened me: he knows where I work and will wait there.',
    'She wrote that she will hurt me if I tell her husband.',
    'He says he will come to my flat with a knife. I am scared.',
  ),
  sexual: of(
    'harassment',
    'His third message was about what he wants to do to me. I had only said hello.',
    'Keeps asking for nude pictures although I said no each time.',
    'Describes his body in detail and wants me to do the same.',
  ),
  nudity: of(
    'unwanted-nude',
    'Explicit picture as one of the photos of the profile.',
    'The last photo shows much more than I want to see here.',
    'Underwear mirror picture, and nothing is hidden in it.',
  ),
  hate: of(
    'harassment',
    'Slurs in one of the answers.',
    'Flags and slogans of a hate group in one of the photos.',
    'Wrote that people like me should not be allowed on here.',
  ),
  fake: of(
    'fake',
    'The pictures are of a model. I have seen them in a magazine.',
    'These are my pictures. I never made this profile.',
    'Would not do a video call and has the same photos as an account with another name.',
  ),
  money: of(
    'scam',
    'The profile asks for money for a sick dog, and the same text is on four other profiles.',
    'After two weeks of nice messages she needs 800 euros for a flight to see me.',
    'Wants me to invest in a coin. Sent me a link to register with his code.',
  ),
  advert: of(
    'selling',
    'Advertises a website in the bio, with prices.',
    'This is an ad for a personal trainer, not a profile.',
    'The bio sends everyone to a paid channel.',
  ),
  minor: of(
    'under-age',
    'The person in the photos looks like a teenager. Please check.',
    'She told me that she is 16 and lied about her birthday.',
  ),
  despair: of(
    'harassment',
    'He says he will kill himself if I do not meet him. I am worried and I do not know what to do.',
    'She wrote that she wants to die and then stopped answering. Can you reach her?',
  ),
  manners: of(
    'something-else',
    'He is married. His wife is a colleague of mine.',
    'We agreed to meet and she did not come, for the third time.',
    'This person asked me to go on writing elsewhere after two sentences.',
    'Unmatched me in the middle of a conversation. That is just rude.',
    'Ten years older than in the photos.',
  ),
};

/** Descriptions of reports about the service. */
export const problems: readonly Complaint[] = [
  ...of(
    'account',
    'I changed my phone and cannot get back into my old account.',
    'My profile shows the wrong city since I moved, and the new one is not accepted.',
    'My date of birth is wrong by a year and I cannot change it.',
    'Somebody signed in to my account from a city that I have never been to.',
    'I cannot change my email address: the mail with the code does not arrive.',
    'My profile says it is incomplete, though every field is filled in.',
  ),
  ...of(
    'payment',
    'I was charged twice for the same month.',
    'I cancelled in time and was charged all the same.',
    'The payment went through, but I am still on the free plan.',
    'My card was refused three times. It works everywhere else.',
    'I need an invoice with the address of my company.',
    'The price at the checkout was another one than on the page before.',
  ),
  ...of(
    'technical',
    'Photos do not load on my phone. On the computer they do.',
    'The page stays white after I sign in.',
    'Messages arrive hours late.',
    'Uploading a picture stops at about the half, every time.',
    'I get the same notification again and again.',
    'The map of places does not know my town.',
  ),
  ...of(
    'bug',
    'When I turn the phone, what I have typed is gone.',
    'The age filter shows people who are two years older than the maximum.',
    'The count of likes says 3 and the list has two.',
    'Undo brings back another person than the one I passed.',
    'In dark mode the text of the date field cannot be read.',
    'The distance says 4 km for someone who lives in my street.',
  ),
  ...of(
    'something-else',
    'I would like to know how the matching works before I pay for anything.',
    'Just wanted to say thank you: we met here and are moving in together.',
    'Please tell me what you keep of my data.',
  ),
];
