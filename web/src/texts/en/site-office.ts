import { formatDate } from '../../lib/formats/formats.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

export const messages = {
  title: 'Site',
  loading: 'Loading the site…',
  failed: "The site couldn't be loaded",
  again: 'Try again',
  parts: 'Parts of the site',
  versions: 'Versions',
  file: 'Export or import',
  fresh: (count: number) => `${count} new`,
  saving: 'Saving…',
  saved: (at: number) => `Saved ${clock(at)}`,
  notSaved: 'Not everything is saved',
  here: (name: string) => `${name} is here`,
  theirs: (name: string | null, value: string) =>
    `${name ?? 'A colleague'} has just changed this to ${value}.`,
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  fromFile: (file: string) =>
    `The site comes from the file ${file}. Change it there. Here you can only look at it.`,
  about: {
    name: 'Shown everywhere: pages, emails, receipts.',
    supportEmail: 'Pages and emails give members this address.',
    colors: 'A color such as #cb3049.',
    logo: 'In place of the heart and the name. SVG, PNG, JPEG, WebP or AVIF of up to 1 MB. We draw it again, so scripts in it can’t run.',
    icon: 'Square. For tabs of browsers, and for the app on a phone.',
    figures:
      'Four figures on the front page, in your own words, such as 1,200 or 24/7. A figure without words is left out.',
    figuresCounted:
      'With {count}+ we count who was here in the last 30 days, once a day, rounded down. Left out below 100.',
    figureBraces: 'Braces are only for {count}, in the figure of active users.',
    figuresTrue:
      'Enter only what is true and what you can prove. A service may not publish claims that are not true.',
    photoReview:
      'Others see new photos only after your team has approved them. Costs your team time, and members wait.',
    appeals:
      'Members can contest decisions, and someone else in your team looks at them again. Costs your team time. Turn it off only where no law requires it.',
    transparency:
      'A yearly report counts reports, decisions and appeals. Costs nothing, as the service counts them. Turn it off only where no law requires it.',
    secondFactor:
      'Staff need a code from an app when they sign in. Protects members’ data if a password is stolen. Costs your team a moment each time.',
    membersWanted:
      'With fewer people within reach, Discover says that the site is still young. 0 never says so.',
    leavingDays:
      'Until then a member can come back. Longer means that you store the data of people who have left.',
    exportDays: 'So long can members download the file with their data. Longer costs disk space.',
    reportDays:
      'Then closed reports are deleted. Longer helps you recognize repeated harm, and stores more about people.',
  },
  unit: { days: 'days', people: 'people' },
  pick: (name: string) => `${name}: pick`,
  image: {
    light: 'On a light ground',
    dark: 'On a dark ground',
    of: (name: string, action: string) => `${name}: ${action}`,
    upload: 'Upload',
    replace: 'Replace',
    nameOnly: 'Use the name only',
    asLight: 'Use the same as for light',
    noIcon: 'Use the heart',
    drop: 'Or drop a file here.',
    uploading: 'Uploading…',
    tooLarge: 'This file is larger than 1 MB. Choose a smaller one.',
  },
  leftOut: 'Left out',
  bar: {
    label: 'Draft',
    changes,
    none: 'No changes',
    since: (version: number) =>
      version === 0 ? 'nothing published yet' : `since version ${version}`,
    published: (name: string | null, time: string) =>
      name === null ? `published ${dayOf(time)}` : `published by ${name}, ${dayOf(time)}`,
    compare: 'Compare',
    publish: 'Publish…',
    done: (version: number) => `Version ${version} is published.`,
    newName: 'This page shows the new name when you next load it.',
  },
  publish: {
    title: (version: number) => `Publish version ${version}?`,
    about: (version: number) =>
      version === 0
        ? 'Everyone sees it within two seconds.'
        : `Everyone sees it within two seconds. You can go back to version ${version} at any time.`,
    compare: (version: number) =>
      version === 0 ? 'What the draft changes' : `Changes since version ${version}`,
    by: (name: string | null, time: string) =>
      name === null ? clock(time) : `${name}, ${clock(time)}`,
    you: 'You',
    notSaved: (names: string) => `Not saved, and so not published: ${names}.`,
    keepEditing: 'Keep editing',
    submit: (count: number) => `Publish ${changes(count)}`,
    close: 'Close',
  },
  version: {
    number: (version: number) => `Version ${version}`,
    current: 'Published now',
    by: (name: string | null, time: string) =>
      name === null ? `Deleted user, ${timeOf(time)}` : `${name}, ${timeOf(time)}`,
    none: 'Nothing has been published yet. The site is as it was installed.',
    loading: 'Loading versions…',
    failed: "The versions couldn't be loaded",
    more: 'Load more',
    restore: 'Restore',
    restoreOf: (version: number) => `Restore version ${version}`,
    restoreTitle: (version: number) => `Restore version ${version}?`,
    restoreAbout: (count: number) =>
      count === 0
        ? 'It goes into the draft. Nothing changes for others until you publish it.'
        : `It goes into the draft, in place of ${changes(count)}. Nothing changes for others until you publish it.`,
    restored: (version: number) => `Version ${version} is in the draft.`,
    draft: 'Draft',
    discard: 'Discard the draft',
    discardTitle: 'Discard the draft?',
    discardAbout: (count: number) =>
      count === 1
        ? '1 change is deleted, also for your colleagues.'
        : `${count} changes are deleted, also for your colleagues.`,
    discarded: 'The draft is discarded.',
    cancel: 'Cancel',
  },
  transfer: {
    export: 'Export',
    exportAbout:
      'A version with its pictures as one file: as a backup, for another installation, or for SITE_FILE.',
    version: 'Version',
    download: 'Download',
    nothing: 'There is a file as soon as you have published something.',
    import: 'Import',
    importAbout: 'The file goes into the draft. You see each difference before you publish.',
    replaces: (count: number) => `In the draft, it takes the place of ${changes(count)}.`,
    choose: 'Choose a file',
    importing: 'Importing…',
    imported: (count: number) =>
      count === 0
        ? 'The file is the same as what is published.'
        : `The file is in the draft: ${changes(count)}.`,
    unfit: 'The file does not fit. Nothing was imported.',
    notJson: 'This is no file of a site.',
  },
  preview: {
    title: 'Preview',
    frame: 'Front page with the draft',
    width: 'Width',
    phone: 'Phone',
    desk: 'Desktop',
    scheme: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    note: 'Draft, as members would see it',
    click: 'Click on a text to change it',
    none: 'The preview is not available.',
    close: 'Close',
  },
};
