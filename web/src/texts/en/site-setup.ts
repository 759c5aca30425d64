import type { MailFault, SetupStep } from '@kindred/contract/site/setup';

/** A new site is led through these steps. */
export const messages = {
  title: 'Set up your site',
  about: "About fifteen minutes. Skip what you don't know yet.",
  steps: 'Steps of the set-up',
  done: 'Done',
  skipped: 'Skipped',
  names: {
    brand: 'Name and logo',
    colors: 'Colors',
    language: 'Language',
    place: "Where it's offered",
    legal: 'Legal pages',
    prices: 'Prices',
    mail: 'Emails',
  } satisfies Record<SetupStep, string>,
  skip: 'Skip this step',
  back: 'Back',
  next: (name: string) => `Continue: ${name}`,
  leave: 'Leave set-up',
  none: 'Choose …',
  language: {
    about: (count: number) =>
      `Your site is in ${count} languages, and readers get theirs. People whose browser asks for another one get the main language.`,
    front: 'First words of the front page',
    frontAbout: 'In the main language. All other texts are in the part Texts.',
  },
  place: {
    about: 'Where you are, and the clock and the money of your site.',
    country: 'For your legal pages.',
    timeZone: 'Time zone',
    timeZoneAbout: 'Days begin and end by it. The variable TIME_ZONE sets it.',
    currency: 'Currency',
    currencyAbout:
      'Prices are in it. The variable PREMIUM_CURRENCY sets it. Set it before you sell.',
  },
  legal: {
    about:
      'Say once who runs the site. It goes into the imprint, the terms and the privacy page, in every language.',
    name: 'Your name, or name and legal form of the company.',
    address: 'Street and number, postal code and town. The country is added.',
    phone: 'Many countries ask for it.',
    register: 'Such as Commercial Register of Vienna, FN 123456a. Empty if there is none.',
    pages: 'Your pages',
    write: 'Write the pages',
    again: 'Write again',
    againOf: (title: string) => `Write again: ${title}`,
    missing: 'Not written yet',
    there: 'Written',
    privacy: 'Privacy',
    privacyAbout: 'Every site has it. It names you when you publish.',
    unknown:
      'Without a name, an address and a country, the texts have places in [brackets] for them.',
    lawyer: 'Let a lawyer read them. Your further changes are made in the part Pages.',
    written: 'The pages are in the draft.',
    replaceTitle: (title: string) => `Write “${title}” again?`,
    replaceAbout: 'Its text in every language gives way to a new one with your details.',
    cancel: 'Cancel',
  },
  sold: 'Turn it off for a free site: nothing is for sale, and no prices are shown. Who has premium keeps it.',
  free: 'Members then have what you give to everyone without premium.',
  rights: 'Choose what that is',
  mail: {
    about: 'Send yourself an email, with your name, colors and address.',
    send: 'Send a test to me',
    again: 'Send another test',
    sent: (to: string, from: string) =>
      `The mail server has taken it: from ${from} to ${to}. Look into your mailbox, also among spam.`,
    file: (from: string) =>
      `There is no mail server yet, so the email from ${from} is a file in the folder “outbox” of your data. The variable SMTP_URL sets one.`,
    failed: 'The email was not sent.',
    faults: {
      unreachable:
        "The mail server can't be reached. Check its name and port in SMTP_URL, and whether a firewall is between you.",
      encryption:
        'The connection could not be encrypted. Check the port: 465 goes with smtps://, 587 with smtp://.',
      'sign-in': 'The mail server does not accept the user name or the password in SMTP_URL.',
      sender:
        'The mail server does not accept the sender. Set MAIL_FROM to an address that it may send from.',
      recipient: 'The mail server does not accept your address as a recipient.',
      other: 'The mail server did not take it, for another reason.',
    } satisfies Record<MailFault, string>,
    answer: 'It said:',
  },
};
