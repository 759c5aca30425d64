// Made from texts/en/personal-data.json. Change it there.
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Loading…",
failed: "This couldn't be loaded",
again: "Try again",
archive: {
title: "Your data",
about: "Get a copy of your data and photos in one file. Reports about you aren't included. Contact us if you need them.",
ask: "Download my data",
waiting: "We're preparing your data. You can leave this page. We'll email you when it's ready.",
fetch: "Download file",
anew: "Request a new file",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Your data is ready (${formatSize(bytes)}). Download it by ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "Your consent",
given: ({ date }: { date: string | number }) => `On ${formatSiteDate(date, { dateStyle: 'long' })} you agreed to this:`,
missing: "You haven't agreed yet. It's the first step of your profile.",
toProfile: "Go to your profile",
withdraw: "Withdraw consent",
dialog: "Withdraw your consent?",
why: "We can't match you with anyone without it. We'll remove your gender, who you'd like to meet and your answers right away, then close and delete your account.",
confirm: "Withdraw and delete my account",
},
step: {
title: "Your consent",
why: "Your profile includes sensitive information, so we need your permission first.",
privacy: "Read our privacy policy",
submit: "Agree and continue",
working: "One moment…",
later: "Not now",
},
leave: {
title: "Delete your account",
about: ({ days }: { days: number }) => `Your profile is hidden right away. You can reopen your account within ${days} days. After that, it's permanently deleted.`,
open: "Delete my account…",
dialog: "Delete your account?",
until: ({ until }: { until: string | number }) => `You can sign in and reopen your account until ${formatSiteDate(until, { dateStyle: 'long' })}.`,
steps: [{
when: "Right away",
what: "Your profile and photos are hidden, and you're signed out everywhere.",
}, {
when: "After that date",
what: ({ reportDays }: { reportDays: number }) => `Your account is permanently deleted. Our team keeps only reports by you and about you, until ${reportDays} days after they're settled. You can register again with the same email.`,
}],
password: "Your password",
mailCode: "Send code",
codeAbout: ({ email }: { email: string | number }) => `You don't have a password here. We'll send a code to ${email} to confirm it's you.`,
codeSent: ({ email }: { email: string | number }) => `We sent a code to ${email}. It works for ten minutes.`,
code: "Code",
missingPassword: "Enter your password to confirm.",
missingCode: "Enter the code to confirm.",
cancel: "Keep account",
confirm: "Delete my account",
},
};
