import { inReadersLanguage } from './language.ts';

const en = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  siteNavigation: 'Site',
  footerNavigation: 'Footer',
  menu: 'Menu',
  back: 'Back',
  commands: 'Commands and people',
  search: 'Search…',
  nav: {
    signIn: 'Sign in',
    register: 'Join',
    notices: (fresh: number) => (fresh ? `Notifications, ${fresh} new` : 'Notifications'),
    admin: 'Admin',
    logout: 'Logout',
  },
  account: {
    title: 'Your account',
    label: 'Account:',
    profile: 'Profile',
    questions: 'Questions',
    premium: 'Premium',
    settings: 'Settings',
    faqs: 'FAQs',
    privacy: 'Privacy',
    help: 'Help Center',
  },
  tabs: {
    name: 'Your pages',
    home: 'Home',
    discover: 'Discover',
    likes: 'Likes',
    matches: 'Matches',
    profile: 'Profile',
  },
  likes: (count: number) => (count === 1 ? '1 person likes you' : `${count} people like you`),
  unread: (count: number) =>
    count === 1 ? '1 unread conversation' : `${count} unread conversations`,
  footer: {
    home: 'Home',
    faqs: 'FAQs',
    privacy: 'Privacy Policy',
    contact: 'Contact Us',
    report: 'Report Content',
    help: 'Help Center',
    safety: 'Safety Tips',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
  unverified: {
    text: 'No one sees you yet, and you see no one, until you confirm your email.',
    action: 'Enter the code',
    title: 'No one sees anyone yet',
    about:
      "Until you confirm your email, you don't see people and they don't see you. The code is in the email that we sent you.",
    again: 'Send a new code',
    sent: 'We sent you another email. The earlier code no longer works.',
  },
  payment: {
    failed: 'Your last payment failed. Update your card to keep premium.',
    action: 'Update card',
  },
  paused: {
    text: 'Your profile is paused, so no one new finds you.',
    resume: 'Show my profile again',
  },
  incognitoEnded: {
    text: 'Incognito has ended. Your profile is paused, so no one new sees you.',
    returned:
      'Your profile is paused since incognito ended. You have premium, so you can turn it on again.',
    show: 'Show my profile',
    keep: 'Keep it paused',
    premium: 'Get premium',
    incognito: 'Turn on incognito',
  },
  emailChange: {
    label: 'Your email was changed',
    text: (oldEmail: string, until: string) =>
      `Our team changed your email. If you didn't request this, use the link we sent to ${oldEmail} by ${until}. Until then, you can't reset your password.`,
  },
  missing: {
    before: "We couldn't find",
    after: ', so you are here instead.',
    close: 'Close',
  },
  offline: {
    banner: "You're offline.",
    text: "We'll reconnect automatically.",
    title: 'Not loaded yet',
    waits: "This loads when you're back online.",
  },
  failure: {
    title: "This page couldn't be loaded",
    text: 'Something went wrong. Please try again.',
    retry: 'Try again',
  },
  loading: 'Loading',
  lastActive: {
    justNow: 'Just now',
    hoursAgo: (hours: number) => `${hours}h ago`,
    daysAgo: (days: number) => `${days}d ago`,
    never: 'Never',
  },
  active: {
    justNow: 'Active just now',
    when: (ago: string) => `Active ${ago}`,
    lastMonth: 'Active in the last month',
    earlier: 'Active over a month ago',
  },
  opening: {
    text: 'Opening…',
    failed: "This couldn't be opened. Check your connection and reload the page.",
    reload: 'Reload page',
    close: 'Close',
  },
};

export const messages = inReadersLanguage({ en });
