import type { deskNotices, photoReviewNotices } from '../../../desk/notices.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { formatDate } from '../format-date.ts';
import { rejectTexts } from '../reject-reasons.ts';
import { sanctionTexts } from '../sanctions.ts';

type Kinds = typeof deskNotices & typeof photoReviewNotices;

const appeals: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'We looked at a decision again and kept it.',
  'partly-reversed': 'We looked at a decision again and changed part of it.',
  reversed: 'We looked at a decision again and reversed it.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `One of your photos can't be shown: ${rejectTexts[reason].notice}. Please choose another.`,
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Read why.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'A photo on your profile is hidden until our team decides on a request to remove it.'
      : 'A photo you sent is hidden until our team decides on a request to remove it.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `The request ${reference} to remove an intimate picture has to be decided by ${date(dueAt)}.`,
  'case.taken': ({ reference }) => `A colleague took over the case ${reference} from you.`,
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Your new reports are on hold until ${date(asideUntil)}, because earlier ones were unfounded.`
      : 'Please report only what happened. Several of your reports were unfounded.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': "One of your photos can't be shown",
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => "One of your photos can't be shown",
  'decision.made': () => 'Our team made a decision about your account',
  'appeal.decided': () => 'We looked at a decision again',
  'picture.hidden': () => 'One of your photos is hidden for now',
  'picture-request.due': () => 'A request has to be decided soon',
  'case.taken': () => 'A colleague took over a case from you',
  'reports.standing': () => 'A word about your reports',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: "One of your photos can't be shown",
    preview: rejectTexts[reason].mail,
    title: "One of your photos can't be shown",
    parts: [
      { text: `We reviewed your new photo. ${rejectTexts[reason].mail}` },
      { text: "We've deleted it, and no other member has seen it. Please choose another one." },
      { label: 'Choose another photo', href: link.profile },
      { note: 'If you think this is a mistake, write to us.' },
    ],
    reason: `You're getting this email because you added a photo on ${brand}.`,
  }),
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'One of your photos is hidden for now',
    preview: 'One of your photos is hidden for now',
    title: 'One of your photos is hidden for now',
    parts: [
      {
        text: 'Someone asked us to remove a picture and says that it is an intimate one. We have not decided within 48 hours, so the law has us hide it until we do. It is shown again if the request has no ground. You will hear from us either way.',
      },
      { label: 'Open my profile', href: link.profile },
    ],
    reason: `You're getting this email because you have an account on ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'A request has to be decided soon',
    preview: 'After that, the picture that it names is hidden until someone decides.',
    title: 'A request has to be decided soon',
    parts: [
      {
        text: `The request ${reference} to remove an intimate picture is not decided yet. It has to be by ${formatDate(dayOf(dueAt))}, within 48 hours of its arrival.`,
      },
      { text: 'After that, the picture that it names is hidden until someone decides.' },
      { label: 'Open the desk', href: link.desk },
    ],
    reason: `You're getting this email because you decide cases at ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until ? 'Your reports are on hold' : 'Please report only what happened',
    preview: 'Several of your reports were unfounded.',
    title: until ? 'Your reports are on hold' : 'Please report only what happened',
    parts: [
      { text: `Reason: ${reason}` },
      {
        text: until
          ? `We'll look at your new reports after ${formatDate(dayOf(until))}. If someone's life may be in danger, we look right away.`
          : "If this continues, we'll put your reports on hold for a while.",
      },
      { label: 'View my reports', href: link.myReports },
      { note: 'If you think this is wrong, reply to us.' },
    ],
    reason: `You're getting this email because you reported something on ${brand}.`,
  }),
};
