import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': "We couldn't find it on this site.",
  'not-intimate': "The picture that we found isn't intimate.",
  'self-published': 'The picture that we found was published here by the person in it.',
  'other-person': 'The picture that we found shows someone else.',
  'not-authorized': "We couldn't tell that you may ask for the person in the picture.",
  'not-enough':
    "What we know wasn't enough to find the picture. You can send a new request with more.",
};
