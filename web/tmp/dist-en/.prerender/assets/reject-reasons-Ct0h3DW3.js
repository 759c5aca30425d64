// contract/src/texts/en/reject-reasons.ts
/** A reason without a text, or a text without a reason, is a type error. */
var rejectTexts = {
  'no-person': {
    label: 'No person visible',
    notice: "we couldn't see you in it",
    mail: "We couldn't see you in it. Photos should show you.",
  },
  'somebody-else': {
    label: 'Someone else',
    notice: 'it seems to show someone else',
    mail: 'It seems to show someone else. Photos should show you.',
  },
  nudity: {
    label: 'Nudity',
    notice: 'it contains nudity',
    mail: "It contains nudity, which isn't allowed.",
  },
  violence: {
    label: 'Violence or weapons',
    notice: 'it shows violence or weapons',
    mail: "It shows violence or weapons, which aren't allowed.",
  },
  minor: {
    label: 'A child',
    notice: 'it shows a child',
    mail: 'It shows a child. Photos should only show adults.',
  },
  contact: {
    label: 'Contact details or ad',
    notice: 'it contains contact details or an ad',
    mail: 'It contains contact details or an ad.',
  },
  quality: {
    label: 'Too dark, small or blurry',
    notice: "it's too dark, too small or too blurry",
    mail: "It's too dark, too small or too blurry.",
  },
};
export { rejectTexts as t };
