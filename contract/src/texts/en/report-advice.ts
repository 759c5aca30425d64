import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: 'Are you safe now?',
    points: [
      'If not, call the emergency number: 112 in Europe, 911 in the US and Canada, 000 in Australia, or your local one.',
      "Talk to someone you trust. After an assault, a doctor can help you and often keep evidence, even if you don't know yet whether to go to the police.",
      'Keep screenshots of messages and photos for the police. A chat disappears when you block someone.',
    ],
  },
  money: {
    title: 'Never send money',
    points: [
      'No gift cards, crypto or codes either, whatever the story is.',
      'Did you already? Call your bank right away, change the passwords that you shared, and go to the police.',
      'We never ask for your password, a code or money. When we ban someone for fraud, we warn everyone they wrote to.',
    ],
  },
  age: {
    title: "Don't write to them anymore",
    points: [
      "Don't ask them for photos or for proof of their age. Our team looks into it.",
      'If a child is in danger, call the police.',
    ],
  },
  nudes: {
    title: 'You did nothing wrong',
    points: [
      "You don't have to answer, and you don't have to look at it again.",
      'In some countries, sending a nude that no one asked for is a crime. The police can tell you if it is one where you live.',
    ],
  },
  'intimate-pictures': {
    title: 'You did nothing wrong',
    points: [
      'Someone on our team decides about the picture within 48 hours. If it takes longer, we hide it until then.',
      "Does someone threaten to show it to others? Don't pay and don't send more. Go to the police.",
      'StopNCII.org helps you keep it off other services. It makes a fingerprint of the picture on your device, and the picture stays with you.',
      'Were you under 18 in it? Use takeitdown.ncmec.org instead.',
    ],
  },
};
