// Made from texts/en/young-site.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "You're among the first here",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `${brand} is new where you look for people. With about ${formatNumber(wanted)} of them, someone new comes by often.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `The first of ${formatNumber(wanted)} people are arriving` : `At least ${formatNumber(from)} of ${formatNumber(wanted)} people`}`,
invite: "Invite someone",
inviteAbout: "The link leads to the front page. It doesn't say who sent it, and we don't record it.",
message: "Your message",
text: ({ brand }: { brand: string | number }) => `I just joined ${brand}, and it's new here. Have a look?`,
share: "Share invitation",
copy: "Copy invitation",
copied: "Copied. Paste it wherever you like.",
failed: "It couldn't be copied. Select the text and the link, and copy them yourself.",
tell: "Tell me when someone new fits",
isOn: "We'll tell you when someone new fits, once a day at most.",
stop: "Stop telling me",
searchName: "Everyone who fits",
};
