import { reasonTexts } from '@kindred/contract/texts/en/approval-reasons';

/** What a member reads whom the team has to approve. */
export const messages = {
  title: 'Your Approval',
  loading: 'Loading your approval...',
  failed: 'Error loading your approval',
  again: 'Try again',
  waitingTitle: 'Our team is looking at your profile',
  waitingAbout:
    "Until we have approved it, you don't see people and they don't see you. We'll write to you as soon as we have decided. Until then you can make your profile better, add photos and answer questions.",
  notReadyTitle: 'Complete your profile first',
  notReadyAbout:
    "Our team looks at it once your email is confirmed and your profile is complete. Until it is approved, you don't see people and they don't see you.",
  refusedTitle: "We haven't approved your profile",
  refusedAbout:
    "You don't see people and they don't see you. You can change your profile and ask us again, or delete your account in the settings.",
  approvedTitle: 'Your profile is approved',
  approvedAbout: 'You can see people, and they can see you.',
  noneTitle: 'Nothing to wait for',
  noneAbout: 'You need no approval.',
  see: 'See people',
  teamWrote: 'Our team wrote:',
  profile: 'Edit my profile',
  questions: 'Answer questions',
  settings: 'Open the settings',
  askTitle: 'Ask us again',
  askAbout:
    'Change what we named first. Our team then looks at your profile again. You can add what we should know.',
  askLabel: 'What should our team know?',
  ask: 'Ask again',
  bannerWaiting:
    "Until our team has approved your profile, you don't see people and they don't see you.",
  bannerRefused: "Our team hasn't approved your profile.",
  more: 'Read more',
  reasons: reasonTexts,
};
